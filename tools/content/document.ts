import type { Content, Scenario } from '#content/content.ts'
import { checkLabels } from '#shared/domain/basics/check.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import {
  type Answer,
  type Condition,
  conditionsOf,
  gradeLabels,
  type Question,
  type Script,
  type SectionField,
  type Source,
  urgencyLabels,
} from '#shared/domain/checks/questionnaire.ts'

// The content of a check as a document in Markdown, for the expert who reviews it.

const colorWords = { GREEN: 'groen', ORANGE: 'oranje: let op', RED: 'rood', GREY: 'grijs: nog open' }
const typeWords: Record<Question['type'], string> = {
  SINGLE: 'één antwoord',
  MULTI: 'meer antwoorden mogelijk',
  COMPUTED: 'uitgerekend uit wat de gebruiker invult',
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** The question by its key, and the labels of the answers. */
function describeCondition({ scripts }: Content, { scriptKey, questionKey, answerKeys }: Condition): string {
  const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
  const questions = script?.scriptType === 'SURVEY' ? script.questions : []
  const answers = questions.find((question) => question.questionKey === questionKey)?.answers ?? []
  const labels = answerKeys.map((key) => {
    const label = answers.find(({ answerKey }) => answerKey === key)?.label ?? ''
    return `“${label}” (\`${key}\`)`
  })
  return `bij \`${scriptKey}.${questionKey}\` is gekozen: ${labels.join(' of ')}`
}

const describeConditions = (content: Content, conditions: readonly Condition[]) =>
  conditions.length === 0
    ? 'Wordt altijd gevraagd.'
    : `Wordt alleen gevraagd als ${conditions.map((one) => describeCondition(content, one)).join(', en ')}.`

/** What an answer does besides its colour, and when it can be true. */
function peculiarities(content: Content, answer: Answer) {
  const { endsScript, excludesOthers, withoutRisks, freeText, requiresMeasures } = answer
  const { onlyWhen = [], contradictedBy = [], urgentWhen = [], easedWhen } = answer
  const describe = (condition: Condition) => describeCondition(content, condition)
  const words: [unknown, string][] = [
    ...onlyWhen.map((condition): [unknown, string] => [true, `alleen als ${describe(condition)}`]),
    ...contradictedBy.map((condition): [unknown, string] => [
      true,
      `kan niet als ${describe(condition)}: ${condition.because}`,
    ]),
    ...urgentWhen.map((condition): [unknown, string] => [true, `direct als ${describe(condition)}`]),
    [
      easedWhen,
      `oranje en ${easedWhen && urgencyLabels[easedWhen.urgency].toLowerCase()} als ${easedWhen?.conditions.map(describe).join(', en ')}`,
    ],
    [endsScript, 'slaat de rest van dit onderdeel over'],
    [excludesOthers, 'niet samen met andere antwoorden'],
    [withoutRisks, 'alleen te kiezen zonder risico’s'],
    [requiresMeasures, 'alleen te kiezen als elk risico een afspraak heeft'],
    [freeText, `met eigen tekst: ${freeText}`],
  ]
  return words.flatMap(([isThere, word]) => (isThere ? [word] : [])).join('; ')
}

const answerRow = (content: Content, answer: Answer) =>
  row([
    `\`${answer.answerKey}\``,
    answer.label,
    answer.color ? colorWords[answer.color] : 'geen oordeel',
    answer.risk ? urgencyLabels[answer.risk.urgency] : '',
    answer.risk?.label ?? '',
    (answer.risk?.actions ?? []).map((action, at) => `${at + 1}. ${action}`).join('<br>'),
    peculiarities(content, answer),
  ])

const describeSource = ({ name, grade, url }: Source) => `**${grade}** ${name}${url ? ` – <${url}>` : ''}`

function describeQuestion(content: Content, { scriptKey }: Script, question: Question): string {
  const { questionKey, text, type, fromRecord, helpfulFields, refines, dependsOn, norm, picture, answers } =
    question
  return [
    `### ${scriptKey}.${questionKey}`,
    `**${text}**`,
    [
      `Soort: ${typeWords[type]}.`,
      ...(fromRecord
        ? [`Volgt uit wat er van de ${content.section.one} is vastgelegd; heeft geen pagina.`]
        : []),
      ...(helpfulFields ? [`De pagina toont: ${helpfulFields.map((key) => `\`${key}\``).join(', ')}.`] : []),
      ...(refines ? [`Hoort bij \`${scriptKey}.${refines}\`, en mag leeg blijven.`] : []),
    ].join(' '),
    ...(dependsOn ? [describeConditions(content, dependsOn)] : []),
    [
      row(['Sleutel', 'Antwoord', 'Kleur', 'Termijn', 'Risico', 'Maatregelen, beste eerst', 'Bijzonder']),
      row(Array<string>(7).fill('---')),
      ...answers.map((answer) => answerRow(content, answer)),
    ].join('\n'),
    `*Waarom:* ${norm.explanation}`,
    `*Bronnen:*\n\n${list(norm.sources.map(describeSource))}`,
    ...(picture
      ? [`*Beeld:* ${[picture.alt, picture.caption].filter((words) => words !== undefined).join(' ')}`]
      : []),
    `*Nagekeken op:* ${formatDay(norm.reviewed)}`,
  ].join('\n\n')
}

function describeScript(content: Content, script: Script): string {
  const conditions = describeConditions(content, conditionsOf(script))
  const whose = script.genericScript
    ? 'Eén keer voor het hele bedrijf.'
    : `Voor elke ${content.section.one} apart.`
  return [
    `## ${script.title} (${script.scriptKey})`,
    `${whose} ${conditions}`,
    ...(script.scriptType === 'INFORMATION'
      ? [`> ${script.text}`]
      : script.questions.map((question) => describeQuestion(content, script, question))),
  ].join('\n\n')
}

const fieldTypeWords: Record<SectionField['type'], string> = {
  TEXT: 'tekst',
  NUMBER: 'heel getal',
  DATE: 'datum',
  CHOICE: 'keuze',
}

function describeFields({ section: { one, fields = [] } }: Content): string[] {
  if (fields.length === 0) return []
  const rows = fields.map((field) =>
    row([
      `\`${field.fieldKey}\``,
      [field.label, field.description].filter((words) => words !== undefined).join('<br>'),
      fieldTypeWords[field.type],
      field.required ? 'ja' : 'nee',
      field.type === 'CHOICE' ? field.options.map(({ label }) => label).join('<br>') : '',
    ]),
  )
  const heading = row(['Sleutel', 'Naam', 'Soort', 'Verplicht', 'Keuzes'])
  return [
    `## Wat er van elke ${one} wordt vastgelegd`,
    [heading, row(Array<string>(5).fill('---')), ...rows].join('\n'),
  ]
}

function describeCopies({ section: { one, copiesWithout = [] } }: Content): string[] {
  if (copiesWithout.length === 0) return []
  return [
    `## Wat een kopie van een ${one} niet overneemt`,
    copiesWithout
      .map(({ scriptKey, questionKey, label }) => {
        const key = [scriptKey, questionKey].filter(Boolean).join('.')
        return `- ${label}: \`${key}\``
      })
      .join('\n'),
  ]
}

/** In the order in which they are asked. */
function inOrder({ scripts, startScriptKey }: Content): Script[] {
  const byKey = new Map(scripts.map((script) => [script.scriptKey, script]))
  const order: Script[] = []
  for (let script = byKey.get(startScriptKey); script; script = byKey.get(script.nextScript ?? ''))
    order.push(script)
  return order
}

function describeScenario({ columns }: Content, { situation, answers, expected }: Scenario): string {
  const outcomes = Object.entries(expected).map(([key, outcome]) => {
    const label = columns.find(({ columnKey }) => columnKey === key)?.label ?? key
    if (outcome === 'GREY') return `${label}: ${colorWords.GREY}`
    const { color, urgency, measure } = outcome
    return `${label}: ${colorWords[color]}, ${urgencyLabels[urgency].toLowerCase()}, eerst “${measure}”`
  })
  return [
    `- **${situation}**`,
    `  - Antwoorden: ${answers.map((line) => `\`${line}\``).join('; ')}`,
    ...(outcomes.length > 0 ? outcomes : ['Alles groen']).map((line) => `  - ${line}`),
  ].join('\n')
}

/**
 * Everything that users of a check may read, what is still open about it, and the situations that prove it, in
 * Markdown.
 */
export function describeContent(content: Content, scenarios: readonly Scenario[]): string {
  const { check, version, section, columns, disclaimers = [], openPoints = [] } = content
  const { oneFact = [], neverGreen = [] } = content
  const grades = Object.entries(gradeLabels).map(([grade, label]) => `**${grade}**: ${label}`)
  return `${[
    `# ${checkLabels[check]}, vragen versie ${version}`,
    `Deze check wordt ingevuld per ${section.one}. In een vraag staat \`${section.placeholder}\` voor de naam ervan.`,
    'Hoe zeker een bron is:',
    list(grades),
    '## Open punten',
    openPoints.length > 0 ? list(openPoints) : 'Er zijn geen open punten opgeschreven.',
    ...(disclaimers.length > 0
      ? [
          '## Altijd boven de check',
          list(disclaimers.map(({ text, archiveText }) => [text, archiveText].filter(Boolean).join(' '))),
        ]
      : []),
    ...describeFields(content),
    ...describeCopies(content),
    '## Kolommen van de matrix',
    list(columns.map(({ label, scriptKeys }) => `${label}: ${scriptKeys.join(', ')}`)),
    ...inOrder(content).map((script) => describeScript(content, script)),
    '## Situaties, en wat eruit moet komen',
    'Wat niet genoemd is, is in orde beantwoord. Kolommen die niet genoemd zijn, zijn groen of worden niet gevraagd.',
    scenarios.map((scenario) => describeScenario(content, scenario)).join('\n'),
    '## Wat nooit groen is',
    list(
      neverGreen.map(
        ({ because, answers }) => `${because}: ${answers.map((line) => `\`${line}\``).join('; ')}`,
      ),
    ),
    '## Vragen die over meer lijken te gaan',
    list(
      oneFact.map(({ reason, questions }) => `${reason} ${questions.map((key) => `\`${key}\``).join(', ')}`),
    ),
  ].join('\n\n')}\n`
}
