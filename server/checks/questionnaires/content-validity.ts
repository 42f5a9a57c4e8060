import type { Content } from '#content/content.ts'
import type { Answer, Question } from '#shared/domain/checks/questionnaire.ts'

// The rules for what authors write beside the questions of a check.

/** Words between two facts. A comma between digits is part of a number. */
const SEVERAL = / (en|of) |, /

const finds = ({ color }: Answer) => color === 'GREEN'

const soundsLikeSeveral = ({ text, answers }: Question) =>
  [text, ...answers.filter(finds).map(({ label }) => label)].some((words) => SEVERAL.test(words))

const questionsIn = ({ scripts }: Pick<Content, 'scripts'>) =>
  scripts.flatMap((script) =>
    script.scriptType === 'SURVEY'
      ? script.questions.map((question) => ({ key: `${script.scriptKey}.${question.questionKey}`, question }))
      : [],
  )

/** A line like "START.materials: steel stainless", or undefined. */
export function parseLine(line: string) {
  const [, key, chosen] = line.match(/^(\w+\.\w+): (\S.*)$/) ?? []
  return key && chosen ? { key, answerKeys: chosen.split(' ') } : undefined
}

function lineFaults(content: Pick<Content, 'scripts'>, line: string): string[] {
  const parsed = parseLine(line)
  if (!parsed) return [`"${line}" is no line like "START.kind: lathe".`]
  const found = questionsIn(content).find(({ key }) => key === parsed.key)
  if (!found) return [`"${line}" is about ${parsed.key}, which does not exist.`]
  return parsed.answerKeys
    .filter((key) => !found.question.answers.some(({ answerKey }) => answerKey === key))
    .map((key) => `"${line}" gives the answer ${key}, which does not exist.`)
}

/** A sentence about each fault; none for content without them. */
export function findContentFaults(content: Content): string[] {
  const { oneFact = [], neverGreen = [] } = content
  const named = oneFact.flatMap(({ questions }) => questions)
  const several = questionsIn(content).flatMap(({ key, question }) =>
    soundsLikeSeveral(question) ? key : [],
  )
  return [
    ...several
      .filter((key) => !named.includes(key))
      .map((key) => `${key} sounds like several questions: split it, or say in oneFact why it is one.`),
    ...[...new Set(named)]
      .filter((key) => !several.includes(key))
      .map((key) => `oneFact explains ${key}, which does not sound like several questions.`),
    ...named.filter((key, at) => named.indexOf(key) !== at).map((key) => `oneFact explains ${key} twice.`),
    ...neverGreen.flatMap(({ answers }) => answers.flatMap((line) => lineFaults(content, line))),
  ]
}
