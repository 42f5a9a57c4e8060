import { themes } from '#server/checks/questionnaires/themes.ts'
import { checkLabels } from '#shared/domain/basics/check.ts'
import { describeTheme } from './content/document.ts'

// npm run content                        lists the themes
// npm run content -- physical-strain     prints a theme in Markdown, for the expert who reviews it

const name = process.argv[2]
if (name === undefined) {
  for (const [folder, { content }] of Object.entries(themes))
    console.log(`${folder}: ${checkLabels[content.check]}, version ${content.version}`)
} else {
  const theme = themes[name]
  if (!theme) throw new Error(`There is no theme ${name}: ${Object.keys(themes).join(', ')}.`)
  process.stdout.write(describeTheme(theme.content))
}
