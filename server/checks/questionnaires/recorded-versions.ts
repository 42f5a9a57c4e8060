import { createHash } from 'node:crypto'

import { isDeciding, type Questionnaire } from '#shared/domain/checks/questionnaire.ts'

// Stored answers refer to questions and answers by key, so what a key means may not change. The texts of each
// version are recorded, and the server does not start with a text that nobody has looked at again.

/** Of texts, by key: 'CARRY.load' of a question, 'CARRY.load.le10' of an answer. */
type Fingerprints = Readonly<Record<string, string>>

/**
 * By version. `reworded`: the keys whose words changed in it and whose meaning did not. `risks`: those of the answers
 * with a risk. `lifted`: those that had one and have none any more, because there was none.
 */
export type VersionRecord = {
  versions: Readonly<Record<string, Fingerprints>>
  reworded: Readonly<Record<string, readonly string[]>>
  risks: Readonly<Record<string, readonly string[]>>
  lifted: Readonly<Record<string, readonly string[]>>
}

/** 8 hexadecimal digits of the SHA-256, whatever the spaces are. */
const fingerprintOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s/g, ' ')).digest('hex').slice(0, 8)

const fieldFingerprints = ({ section: { fields = [] } }: Pick<Questionnaire, 'section'>) =>
  fields.flatMap((field) => [
    [`fields.${field.fieldKey}`, fingerprintOf(field.label)],
    ...(field.type === 'CHOICE' ? field.options : []).map(({ optionKey, label }) => [
      `fields.${field.fieldKey}.${optionKey}`,
      fingerprintOf(label),
    ]),
  ])

export const fingerprintsOf = ({ scripts, section }: Questionnaire): Fingerprints =>
  Object.fromEntries([
    ...fieldFingerprints({ section }),
    ...scripts.flatMap((script) =>
      script.scriptType === 'SURVEY'
        ? script.questions.flatMap(({ questionKey, text, answers }) => [
            [`${script.scriptKey}.${questionKey}`, fingerprintOf(text)],
            ...answers.map(({ answerKey, label }) => [
              `${script.scriptKey}.${questionKey}.${answerKey}`,
              fingerprintOf(label),
            ]),
          ])
        : [],
    ),
  ])

export const riskKeysOf = ({ scripts }: Pick<Questionnaire, 'scripts'>): string[] =>
  scripts.flatMap((script) =>
    script.scriptType === 'SURVEY'
      ? script.questions.flatMap(({ questionKey, answers }) =>
          answers
            .filter(({ risk }) => risk)
            .map(({ answerKey }) => `${script.scriptKey}.${questionKey}.${answerKey}`),
        )
      : [],
  )

/**
 * Answers that are newer than their question and have no `since`, of the questions that decide what else is asked:
 * these are opened again.
 */
const answersWithoutSince = ({ scripts, version }: Questionnaire, before: Fingerprints): string[] =>
  scripts.flatMap((script) =>
    script.scriptType === 'SURVEY'
      ? script.questions.flatMap(({ questionKey, answers }) => {
          const key = `${script.scriptKey}.${questionKey}`
          if (!(key in before) || !isDeciding({ scripts }, script, { questionKey })) return []
          return answers
            .filter(({ answerKey, since }) => !(`${key}.${answerKey}` in before) && since !== version)
            .map(({ answerKey }) => `${key}.${answerKey}`)
        })
      : [],
  )

/** Each fault is an English sentence. */
export function findVersionFaults(
  questionnaire: Questionnaire,
  { versions, reworded, risks, lifted }: VersionRecord,
): string[] {
  const { version } = questionnaire
  const now = fingerprintsOf(questionnaire)
  const recorded = versions[version]
  if (!recorded) return [`Version ${version} is not recorded.`]
  const changed = [...new Set([...Object.keys(now), ...Object.keys(recorded)])].filter(
    (key) => now[key] !== recorded[key],
  )
  const before = versions[version - 1] ?? {}
  const accepted = reworded[version] ?? []
  const redefined = Object.keys(now).filter(
    (key) => key in before && now[key] !== before[key] && !accepted.includes(key),
  )
  const risksNow = riskKeysOf(questionnaire)
  const lost = (risks[version - 1] ?? []).filter(
    (key) => !risksNow.includes(key) && !lifted[version]?.includes(key),
  )
  return [
    ...changed.map((key) => `${key} is not as recorded for version ${version}.`),
    ...lost.map((key) => `${key} is a risk in version ${version - 1}, and none any more.`),
    ...redefined.map((key) => `${key} reads differently in version ${version - 1}.`),
    ...(version > 1 ? answersWithoutSince(questionnaire, before) : []).map(
      (key) => `${key} was added in version ${version}, and has no \`since\`.`,
    ),
  ]
}

/** Throws an error that names each text that differs from the record of its version, and says what to do. */
export function assertRecorded(questionnaire: Questionnaire, record: VersionRecord): Questionnaire {
  const faults = findVersionFaults(questionnaire, record)
  if (faults.length === 0) return questionnaire
  throw new Error(
    `The texts of ${questionnaire.check} have changed:\n${faults.join('\n')}\nA text with another meaning needs another key, and a new version. Otherwise list its key in \`reworded\`, and run: npm run record-version`,
  )
}
