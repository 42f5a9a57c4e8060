import { checkIn, writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { checkLabels, checks, folderOf } from '#shared/domain/basics/check.ts'
import { describeContent } from './content/document.ts'
import { readScenarios } from './content/read-scenarios.ts'

// npm run content                        lists the checks
// npm run content -- physical-strain     prints a check in Markdown, for the expert who reviews it

const name = process.argv[2]
if (name === undefined) {
  for (const check of checks)
    console.log(`${folderOf(check)}: ${checkLabels[check]}, version ${writtenChecks[check].content.version}`)
} else {
  const check = checkIn(name)
  process.stdout.write(describeContent(writtenChecks[check].content, await readScenarios(check)))
}
