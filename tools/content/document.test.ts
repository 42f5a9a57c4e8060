import { expect, test } from 'vitest'

import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { describeContent } from './document.ts'
import { readScenarios } from './read-scenarios.ts'

const all = Object.entries(writtenChecks).map(([name, { content }]) => ({
  name,
  content,
  document: describeContent(content, []),
}))
const questionsOf = ({ content }: (typeof all)[number]) =>
  content.scripts.flatMap((script) =>
    script.scriptType === 'SURVEY' ? script.questions.map((question) => ({ script, question })) : [],
  )

test.each(all)('the document of $name contains every question with its answers and sources', (theme) => {
  const partOf = (key: string) => theme.document.split(`\n### ${key}\n`)[1]!.split(/\n##+ /)[0]!
  expect(questionsOf(theme)).not.toEqual([])
  for (const { script, question } of questionsOf(theme)) {
    const part = partOf(`${script.scriptKey}.${question.questionKey}`)
    expect(part).toContain(question.text)
    expect(part).toContain(question.norm.explanation)
    for (const { name, grade, url } of question.norm.sources) {
      expect(part).toContain(`**${grade}** ${name}`)
      if (url) expect(part).toContain(`<${url}>`)
    }
    for (const { answerKey, label, risk } of question.answers) {
      const row = part.split('\n').find((line) => line.startsWith(`| \`${answerKey}\` | ${label} |`))
      expect(row, `${question.questionKey}.${answerKey}`).toBeDefined()
      for (const words of risk ? [risk.label, ...risk.actions] : []) expect(row).toContain(words)
    }
  }
})

test.each(all)(
  'the document of $name contains every information, script and open point',
  ({ content, document }) => {
    for (const script of content.scripts) {
      expect(document).toContain(`## ${script.title} (${script.scriptKey})`)
      if (script.scriptType === 'INFORMATION') expect(document).toContain(script.text)
    }
    for (const point of content.openPoints ?? []) expect(document).toContain(`- ${point}`)
    for (const { text, archiveText = '' } of content.disclaimers ?? [])
      expect(document).toContain(`- ${text} ${archiveText}`.trim())
  },
)

test('a question that has no page says what its answer follows from', () => {
  const document = describeContent(writtenChecks.HAZARDOUS_SUBSTANCES.content, [])
  const line = 'Soort: één antwoord. Volgt uit wat er van de stof is vastgelegd; heeft geen pagina.'
  expect(document.split(line)).toHaveLength(13)
  expect(document).toContain(
    `### PRODUCT.sdsAge\n\n**Is het veiligheidsinformatieblad van {stof} nog actueel?**\n\n${line}`,
  )
})

test('conditions are printed with the answers that they are about', () => {
  const { content } = writtenChecks.PHYSICAL_STRAIN
  const condition = { scriptKey: 'CARRY', questionKey: 'route', answerKeys: ['yes', 'no'] }
  const scripts = content.scripts.map((script) =>
    script.scriptKey === 'ACTIONS' && script.scriptType === 'SURVEY'
      ? {
          ...script,
          alsoDependsOn: [condition],
          questions: script.questions.map((question) => ({ ...question, dependsOn: [condition] })),
        }
      : script,
  )
  const document = describeContent({ ...content, scripts }, [])
  expect(document).toMatch(/als bij `EDUCATION.tasks` is gekozen: .*, en bij `CARRY.route` is gekozen: “/)
  expect(document).toMatch(
    /\n\nWordt alleen gevraagd als bij `CARRY.route` is gekozen: “[^”]+” \(`yes`\) of “[^”]+” \(`no`\).\n/,
  )
})

test('a question is printed with its colours, deadlines, measures and date of review', () => {
  const document = describeContent(writtenChecks.PHYSICAL_STRAIN.content, [])
  expect(document).toContain(
    '| `no` | Nee, of niet altijd | rood | Binnen drie maanden | Nieuwkomers werken zonder begrijpelijke instructie | 1. Geef instructie vóór het eerste zware werk<br>2. ',
  )
  expect(document).toContain('| `none` | ')
  expect(document).toContain('*Nagekeken op:* 21-11-2026')
  expect(document).toContain(
    'Voor elke functiegroep apart. Wordt alleen gevraagd als bij `EDUCATION.tasks` is gekozen: “',
  )
  expect(document).toContain(
    'Soort: uitgerekend uit wat de gebruiker invult. Hoort bij `LIFT_ABOVE_KNEE.load`, en mag leeg blijven.',
  )
})

test.each(all)('the document of $name contains what a copy leaves out', ({ content, document }) => {
  const { copiesWithout = [] } = content.section
  expect(document.includes('## Wat een kopie van')).toBe(copiesWithout.length > 0)
  for (const { scriptKey, questionKey, label } of copiesWithout)
    expect(document).toContain(`- ${label}: \`${[scriptKey, questionKey].filter(Boolean).join('.')}\``)
})

test.each(all)('the document of $name contains what is recorded of each section', ({ content, document }) => {
  const { one, fields = [] } = content.section
  expect(document.includes(`## Wat er van elke ${one} wordt vastgelegd`)).toBe(fields.length > 0)
  for (const field of fields) {
    const row = document
      .split('\n')
      .find((line) => line.startsWith(`| \`${field.fieldKey}\` | ${field.label}`))
    expect(row, field.fieldKey).toBeDefined()
    for (const { label } of field.type === 'CHOICE' ? field.options : []) expect(row).toContain(label)
  }
})

test('situations, what is never green, and the reasons of questions with several words are printed', async () => {
  const { content } = writtenChecks.WELDING_SMOKE
  const scenarios = await readScenarios('WELDING_SMOKE')
  const document = describeContent(content, scenarios)
  for (const { situation } of scenarios) expect(document).toContain(`- **${situation}**`)
  expect(document).toContain(
    '  - Ruimte: rood, direct, eerst “Stop het werk tot zuurstof en gas zijn gemeten”\n',
  )
  for (const { because, answers } of content.neverGreen!)
    expect(document).toContain(`- ${because}: \`${answers.join('`; `')}\`\n`)
  for (const { reason, questions } of content.oneFact!)
    expect(document).toContain(`- ${reason} \`${questions.join('`, `')}\``)
})

test('an answer is printed with the other answers that make it possible, impossible or urgent', () => {
  const document = describeContent(writtenChecks.WELDING_SMOKE.content, [])
  const rowOf = (key: string, label: string) =>
    document.split('\n').find((line) => line.startsWith(`| \`${key}\` | ${label}`))
  expect(rowOf('low', 'Laag')).toContain(
    'kan niet als bij `START.materials` is gekozen: “RVS of hooggelegeerd” (`stainless`): bij RVS is de klasse minstens middel',
  )
  expect(rowOf('methodHigh', 'Nog niet')).toContain('alleen als bij `CLASS.class` is gekozen: “Hoog (')
  expect(rowOf('mostly', 'Meestal')).toContain('direct als bij `CLASS.class` is gekozen: “Zeer hoog (')
})
