import { checkIn, writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { checkLabels, checks, folderOf } from '#shared/domain/basics/check.ts'
import { describeContent } from './content/document.ts'

// npm run content                        lists the checks
// npm run content -- physical-strain     prints a check in Markdown, for the expert who reviews it

const name = process.argv[2]
if (name === undefined) {
  for (const check of checks)
    console.log(`${folderOf(check)}: ${checkLabels[check]}, version ${writtenChecks[check].content.version}`)
} else process.stdout.write(describeContent(writtenChecks[checkIn(name)].content))
