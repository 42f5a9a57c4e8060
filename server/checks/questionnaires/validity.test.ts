import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { orange } from '#content/answers.ts'
import { checks, folderOf } from '#shared/domain/basics/check.ts'
import { type Question, Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { anyQuestionnaire, recordQuestionnaires } from '../../../testing/factories/any-questionnaire.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { withUnitsKept } from './keep-units.ts'
import { assertValid, findFaults, listTexts } from './validity.ts'
import { writtenChecks } from './written-checks.ts'

const chromiumKnown = { scriptKey: 'STAINLESS', questionKey: 'chromium', answerKeys: ['yes'] }

type Break = (questionnaire: Questionnaire) => unknown

const set = <T extends object>(thing: T, change: Partial<T>) => Object.assign(thing, change)

function broken(breaks: Break): Questionnaire {
  const questionnaire: Questionnaire = JSON.parse(JSON.stringify(weldingSmoke))
  breaks(questionnaire)
  return questionnaire
}

const script = ({ scripts }: Questionnaire, key: string) =>
  scripts.find(({ scriptKey }) => scriptKey === key)!

function question(questionnaire: Questionnaire, key: string, at = 0) {
  const found = script(questionnaire, key)
  if (found.scriptType !== 'SURVEY') throw new Error(`${key} is no survey`)
  return found.questions[at]!
}

const answer = (questionnaire: Questionnaire, key: string, at: number, answerAt: number) =>
  question(questionnaire, key, at).answers[answerAt]!

const computed = (one: Question, keys: string[]) =>
  set(one, {
    type: 'COMPUTED',
    computation: 'LIFTING_EQUATION',
    answers: keys.map((answerKey) => ({ answerKey, label: answerKey, color: 'GREEN' })),
  })

describe('a questionnaire is invalid', () => {
  test.each<[string, Break]>([
    ['WORK leads to GONE, which does not exist.', (q) => set(script(q, 'WORK'), { nextScript: 'GONE' })],
    ['The beginning leads to GONE, which does not exist.', (q) => set(q, { startScriptKey: 'GONE' })],
    ['MASKS leads back to EXTRACTION.', (q) => set(script(q, 'MASKS'), { nextScript: 'EXTRACTION' })],
    ['Nothing leads to INFO_MASKS.', (q) => set(script(q, 'STAINLESS'), { nextScript: 'MASKS' })],
    ['There are two scripts MASKS.', (q) => q.scripts.push(structuredClone(script(q, 'MASKS')))],
    [
      '"7" is no key: CAPITALS_AND_UNDERSCORES.',
      (q) => {
        script(q, 'MASKS').scriptKey = '7'
        script(q, 'INFO_MASKS').nextScript = '7'
      },
    ],
    ['A version counts up from 1.', (q) => set(q, { version: 1.5 })],
    [
      'STAINLESS depends on GONE, which is no survey.',
      (q) => set(script(q, 'STAINLESS').dependsOn!, { scriptKey: 'GONE' }),
    ],
    [
      'MASKS depends on INFO_MASKS, which is no survey.',
      (q) =>
        set(script(q, 'MASKS'), {
          dependsOn: {
            scriptKey: 'INFO_MASKS',
            questionKey: 'q',
            answerKeys: ['a'],
          },
        }),
    ],
    [
      'STAINLESS depends on WORK.gone, which does not exist.',
      (q) => set(script(q, 'STAINLESS').dependsOn!, { questionKey: 'gone' }),
    ],
    [
      'STAINLESS depends on WORK.materials.gone, which does not exist.',
      (q) => script(q, 'STAINLESS').dependsOn!.answerKeys.push('gone'),
    ],
    [
      'EXTRACTION.source.yes depends on STAINLESS.chromium, which comes later.',
      (q) => set(answer(q, 'EXTRACTION', 0, 0), { onlyWhen: [chromiumKnown] }),
    ],
    [
      'EXTRACTION.source.yes depends on STAINLESS.chromium, which comes later.',
      (q) =>
        set(answer(q, 'EXTRACTION', 0, 0), {
          contradictedBy: [{ ...chromiumKnown, because: 'dat kan niet' }],
        }),
    ],
    [
      'EXTRACTION.source.no depends on EXTRACTION.gone, which does not exist.',
      (q) =>
        set(answer(q, 'EXTRACTION', 0, 1), {
          urgentWhen: [{ scriptKey: 'EXTRACTION', questionKey: 'gone', answerKeys: ['a'] }],
        }),
    ],
    [
      'EXTRACTION.source.no depends on EXTRACTION.source, which comes later.',
      (q) =>
        set(answer(q, 'EXTRACTION', 0, 1), {
          easedWhen: {
            conditions: [{ scriptKey: 'EXTRACTION', questionKey: 'source', answerKeys: ['no'] }],
            urgency: 'LATER',
          },
        }),
    ],
    [
      'EXTRACTION.source.no depends on nothing.',
      (q) => set(answer(q, 'EXTRACTION', 0, 1), { urgentWhen: [] }),
    ],
    [
      'EXTRACTION.source has an answer yes that is made urgent without being red.',
      (q) => set(answer(q, 'EXTRACTION', 0, 0), { urgentWhen: [chromiumKnown] }),
    ],
    [
      'EXTRACTION.source has an answer yes that is eased without being red.',
      (q) =>
        set(answer(q, 'EXTRACTION', 0, 0), { easedWhen: { conditions: [chromiumKnown], urgency: 'LATER' } }),
    ],
    [
      'EXTRACTION.source has an answer yes that says that it does not apply, without a reason: a fact that is recorded, or a text.',
      (q) => set(answer(q, 'EXTRACTION', 0, 0), { label: 'Niet van toepassing' }),
    ],
    [
      'EXTRACTION.source has an answer na that says that it does not apply, without a reason: a fact that is recorded, or a text.',
      (q) => set(answer(q, 'EXTRACTION', 0, 0), { answerKey: 'na' }),
    ],
    [
      'EXTRACTION.source is about what protects people most, and has an answer that it does not apply.',
      (q) => {
        set(question(q, 'EXTRACTION'), { isPrimarySafeguard: true })
        set(answer(q, 'EXTRACTION', 0, 0), { label: 'Niet nodig', freeText: 'Waarom niet?' })
      },
    ],
    [
      'STAINLESS depends on no answer at all.',
      (q) => set(script(q, 'STAINLESS').dependsOn!, { answerKeys: [] }),
    ],
    [
      'WORK depends on EXTRACTION.source, which comes later.',
      (q) =>
        set(script(q, 'WORK'), {
          dependsOn: {
            scriptKey: 'EXTRACTION',
            questionKey: 'source',
            answerKeys: ['yes'],
          },
        }),
    ],
    [
      'WORK depends on WORK.welds, which comes later.',
      (q) =>
        set(script(q, 'WORK'), {
          dependsOn: {
            scriptKey: 'WORK',
            questionKey: 'welds',
            answerKeys: ['yes'],
          },
        }),
    ],
    [
      'MASKS depends on WORK, which is not asked in the same part.',
      (q) =>
        set(script(q, 'MASKS'), {
          dependsOn: {
            scriptKey: 'WORK',
            questionKey: 'welds',
            answerKeys: ['yes'],
          },
        }),
    ],
    [
      'STAINLESS depends on WORK.gone, which does not exist.',
      (q) =>
        set(script(q, 'STAINLESS'), {
          alsoDependsOn: [{ scriptKey: 'WORK', questionKey: 'gone', answerKeys: ['yes'] }],
        }),
    ],
    [
      'WORK has further conditions without a first one.',
      (q) => set(script(q, 'WORK'), { alsoDependsOn: [] }),
    ],
    [
      'EXTRACTION.plan depends on WORK.welds.gone, which does not exist.',
      (q) =>
        set(question(q, 'EXTRACTION', 1), {
          dependsOn: [
            { scriptKey: 'WORK', questionKey: 'welds', answerKeys: ['yes', 'gone'] },
            { scriptKey: 'EXTRACTION', questionKey: 'source', answerKeys: ['no'] },
          ],
        }),
    ],
    [
      'EXTRACTION.source depends on EXTRACTION.plan, which comes later.',
      (q) =>
        set(question(q, 'EXTRACTION'), {
          dependsOn: [{ scriptKey: 'EXTRACTION', questionKey: 'plan', answerKeys: ['own'] }],
        }),
    ],
    [
      'EXTRACTION.source depends on EXTRACTION.source, which comes later.',
      (q) =>
        set(question(q, 'EXTRACTION'), {
          dependsOn: [{ scriptKey: 'EXTRACTION', questionKey: 'source', answerKeys: ['no'] }],
        }),
    ],
    [
      'EXTRACTION.source depends on STAINLESS.chromium, which comes later.',
      (q) =>
        set(question(q, 'EXTRACTION'), {
          dependsOn: [{ scriptKey: 'STAINLESS', questionKey: 'chromium', answerKeys: ['no'] }],
        }),
    ],
    [
      'MASKS.available depends on WORK, which is not asked in the same part.',
      (q) =>
        set(question(q, 'MASKS'), {
          dependsOn: [{ scriptKey: 'WORK', questionKey: 'welds', answerKeys: ['yes'] }],
        }),
    ],
    ['EXTRACTION.plan depends on nothing.', (q) => set(question(q, 'EXTRACTION', 1), { dependsOn: [] })],
    ['STAINLESS is in no column.', (q) => q.columns[1]!.scriptKeys.pop()],
    ['WORK is in the columns twice.', (q) => q.columns[1]!.scriptKeys.push('WORK')],
    [
      'GONE is in a column, but is no survey that is asked per section.',
      (q) => q.columns[1]!.scriptKeys.push('GONE'),
    ],
    [
      'MASKS is in a column, but is no survey that is asked per section.',
      (q) => q.columns[1]!.scriptKeys.push('MASKS'),
    ],
    [
      'INFO_MASKS is in a column, but is no survey that is asked per section.',
      (q) => q.columns[1]!.scriptKeys.push('INFO_MASKS'),
    ],
    [
      'The column EMPTY is empty.',
      (q) => q.columns.push({ columnKey: 'EMPTY', label: 'Leeg', scriptKeys: [] }),
    ],
    [
      'The column MASKS has the key of a script that is not in it.',
      (q) => set(q.columns[1]!, { columnKey: 'MASKS' }),
    ],
    [
      'There are two columns AIR.',
      (q) => {
        q.columns[1]!.scriptKeys.pop()
        q.columns.push({ columnKey: 'AIR', label: 'Lucht', scriptKeys: ['STAINLESS'] })
      },
    ],
    [
      'MASKS asks nothing.',
      (q) => {
        const masks = script(q, 'MASKS')
        if (masks.scriptType === 'SURVEY') masks.questions = []
        q.pictures = {}
      },
    ],
    [
      'There are two questions EXTRACTION.source.',
      (q) => set(question(q, 'EXTRACTION', 1), { questionKey: 'source' }),
    ],
    [
      'MASKS.available is there since version 2, and the questionnaire is version 1.',
      (q) => set(question(q, 'MASKS'), { since: 2 }),
    ],
    [
      'MASKS.available is there since version 0, and the questionnaire is version 1.',
      (q) => set(question(q, 'MASKS'), { since: 0 }),
    ],
    [
      'MASKS.available has no source.',
      (q) => set(question(q, 'MASKS'), { norm: { ...question(q, 'MASKS').norm, sources: [] } }),
    ],
    [
      'MASKS.available has a source with the address "javascript:alert(1)".',
      (q) =>
        set(question(q, 'MASKS'), {
          norm: {
            ...question(q, 'MASKS').norm,
            sources: [{ name: 'Bron', url: 'javascript:alert(1)', grade: 'D' }],
          },
        }),
    ],
    [
      'MASKS.available was reviewed on "2026-13-01", which is no day.',
      (q) => set(question(q, 'MASKS'), { norm: { ...question(q, 'MASKS').norm, reviewed: '2026-13-01' } }),
    ],
    [
      'MASKS.available asks in 26 words, and at most 25 are read easily.',
      (q) =>
        set(question(q, 'MASKS'), { text: `Is er ${'adembescherming '.repeat(24)}?`.replace(' ?', '?') }),
    ],
    ['MASKS.available leaves nothing to choose.', (q) => question(q, 'MASKS').answers.pop()],
    [
      'WORK.materials takes several answers that all exclude each other.',
      (q) => {
        for (const one of question(q, 'WORK', 1).answers) one.excludesOthers = true
      },
    ],
    [
      'WORK.materials leaves nothing to choose beside a risk.',
      (q) => {
        for (const one of question(q, 'WORK', 1).answers) one.withoutRisks = true
      },
    ],
    [
      'MASKS.available has no computation, and is of that type.',
      (q) => set(question(q, 'MASKS'), { type: 'COMPUTED' }),
    ],
    [
      'MASKS.available computes one answer, and takes several.',
      (q) => set(question(q, 'MASKS'), { type: 'MULTI', computation: 'LIFTING_EQUATION' }),
    ],
    [
      'MASKS.available computes the answer gt3, which it does not have.',
      (q) => computed(question(q, 'MASKS'), ['le1', '1to3']),
    ],
    [
      'MASKS.available computes the answer gt3, which it does not have.',
      (q) => set(computed(question(q, 'MASKS'), ['le1', '1to3', 'unknown']), { type: 'SINGLE' }),
    ],
    [
      'MASKS.available has the answer unknown, which is never computed.',
      (q) => computed(question(q, 'MASKS'), ['le1', '1to3', 'gt3', 'unknown']),
    ],
    [
      'MASKS.available computes an answer, and asks for a text with le1.',
      (q) => set(computed(question(q, 'MASKS'), ['le1', '1to3', 'gt3']).answers[0]!, { freeText: 'Wat?' }),
    ],
    [
      'EXTRACTION.source refines plan, which is no page before it.',
      (q) => set(question(q, 'EXTRACTION'), { refines: 'plan' }),
    ],
    [
      'EXTRACTION depends on WORK.materials, which may stay unanswered.',
      (q) => {
        question(q, 'WORK', 1).refines = 'welds'
        script(q, 'STAINLESS').dependsOn = null
      },
    ],
    [
      'MASKS.available follows from the record of a section, and is not asked per section.',
      (q) => set(question(q, 'MASKS'), { fromRecord: true }),
    ],
    [
      'WORK.welds follows from the record of a section, and a field decides it.',
      (q) => {
        set(question(q, 'WORK'), { fromRecord: true })
        for (const one of question(q, 'WORK').answers) set(one, { color: null })
        q.section.fields = [
          {
            fieldKey: 'welds',
            label: 'Lassen',
            type: 'CHOICE',
            required: true,
            options: question(q, 'WORK').answers.map(({ answerKey: optionKey, label }) => ({
              optionKey,
              label,
            })),
            decides: { scriptKey: 'WORK', questionKey: 'welds' },
          },
        ]
      },
    ],
    [
      'STAINLESS.chromium follows from the record of a section, and is computed.',
      (q) =>
        set(computed(question(q, 'STAINLESS'), ['le1', '1to3', 'gt3']), { type: 'SINGLE', fromRecord: true }),
    ],
    [
      'EXTRACTION.plan follows from the record of a section, and refines another question.',
      (q) => {
        set(question(q, 'EXTRACTION', 1), { fromRecord: true, refines: 'source' })
        question(q, 'EXTRACTION', 1).answers.splice(
          0,
          9,
          ...['yes', 'no'].map((answerKey) => ({ answerKey, label: answerKey, color: null })),
        )
      },
    ],
    [
      'EXTRACTION.source follows from the record of a section, and shows risks on its page.',
      (q) => set(question(q, 'EXTRACTION'), { fromRecord: true, plansMeasures: true }),
    ],
    ...['freeText', 'withoutRisks', 'requiresMeasures'].map((key): [string, Break] => [
      'EXTRACTION.source follows from the record of a section, and has an answer that only a user can give.',
      (q) => {
        set(question(q, 'EXTRACTION'), { fromRecord: true })
        set(answer(q, 'EXTRACTION', 0, 0), { [key]: key === 'freeText' ? 'Wat?' : true })
      },
    ]),
    [
      'MASKS.available has an answer no that says that there is no risk, and is one.',
      (q) => set(answer(q, 'MASKS', 0, 1), { withoutRisks: true }),
    ],
    ['MASKS.available has two answers no.', (q) => set(answer(q, 'MASKS', 0, 0), { answerKey: 'no' })],
    [
      'MASKS.available has an answer no that is red without a risk.',
      (q) => set(answer(q, 'MASKS', 0, 1), { risk: undefined }),
    ],
    [
      'MASKS.available has an answer no that is orange without a risk.',
      (q) => set(answer(q, 'MASKS', 0, 1), { color: 'ORANGE', risk: undefined }),
    ],
    [
      'MASKS.available has an answer no that has a risk without being red or orange.',
      (q) => set(answer(q, 'MASKS', 0, 1), { color: 'GREEN' }),
    ],
    [
      'MASKS.available has an answer no that has a risk without anything to do about it.',
      (q) => set(answer(q, 'MASKS', 0, 1).risk!, { actions: [] }),
    ],
    [
      'MASKS.available has an answer yes that excludes others, of which there are none.',
      (q) => set(answer(q, 'MASKS', 0, 0), { excludesOthers: true }),
    ],
    [
      'WORK.materials has an answer steel that ends the script, beside others that do not.',
      (q) => set(answer(q, 'WORK', 1, 0), { endsScript: true }),
    ],
    [
      'EXTRACTION.plan has an answer nothing that is for risks, and for none.',
      (q) => set(answer(q, 'EXTRACTION', 1, 2), { requiresMeasures: true }),
    ],
    [
      'MASKS.available has the picture gone, which does not exist.',
      (q) => {
        q.pictures = {}
        question(q, 'MASKS').picture!.name = 'gone'
      },
    ],
    [
      'MASKS.available has the picture toString, which does not exist.',
      (q) => {
        q.pictures = {}
        question(q, 'MASKS').picture!.name = 'toString'
      },
    ],
    ['The picture mask belongs to no question.', (q) => set(question(q, 'MASKS'), { picture: undefined })],
    [
      'MASKS.available describes its picture in 26 words: at most 25.',
      (q) => set(question(q, 'MASKS').picture!, { alt: `Een${' heel'.repeat(24)} masker.` }),
    ],
    ['MASKS.available has an empty text.', (q) => set(question(q, 'MASKS').picture!, { alt: ' ' })],
    [
      'MASKS.available speaks of {ruimte}, and is not asked per section.',
      (q) => set(question(q, 'MASKS'), { text: 'Is er in {ruimte} adembescherming?' }),
    ],
    [
      'INFO_MASKS speaks of {ruimte}, and is not asked per section.',
      (q) => set(script(q, 'INFO_MASKS'), { title: 'Adembescherming in {ruimte}' }),
    ],
    [
      'WORK.welds speaks of {functiegroep}, which is never filled in.',
      (q) => set(question(q, 'WORK'), { text: 'Wordt er in {functiegroep} gelast?' }),
    ],
    ['MASKS.available has an empty text.', (q) => set(answer(q, 'MASKS', 0, 1).risk!, { actions: [' '] })],
    ['A disclaimer has an empty text.', (q) => set(q, { disclaimers: [{ text: '' }] })],
    [
      'A disclaimer speaks of {ruimte}, and is not asked per section.',
      (q) => set(q, { disclaimers: [{ text: 'Let op in {ruimte}.' }] }),
    ],
    [
      'A disclaimer speaks of {link}, which is never filled in.',
      (q) => set(q, { disclaimers: [{ text: 'Kijk in het archief: {link}.' }] }),
    ],
    ...['Kijk in het archief.', 'Kijk in het archief: {link}, {link}.'].map(
      (archiveText): [string, Break] => [
        'The archive of the disclaimer "Dit is geen meting." needs one {link}.',
        (q) => set(q, { disclaimers: [{ text: 'Dit is geen meting.', archiveText }] }),
      ],
    ),
  ])('%s', (sentence, breaks) => {
    expect(findFaults(broken(breaks))).toEqual([sentence])
  })

  test('with all its faults at once', () => {
    const twice = broken((q) => {
      question(q, 'MASKS').since = 2
      q.columns[1]!.scriptKeys.pop()
    })
    expect(() => assertValid(twice)).toThrow(
      'The questionnaire WELDING_SMOKE cannot be used:\nSTAINLESS is in no column.\nMASKS.available is there since version 2, and the questionnaire is version 1.',
    )
  })
})

test('a questionnaire of another shape is invalid, with the path of the difference', () => {
  const smoke = broken((q) => Object.assign(q, { check: 'SMOKE' }))
  expect(findFaults(smoke)).toEqual([expect.stringMatching(/^check: .*"SMOKE"\.$/)])
})

test('a valid questionnaire is returned', () => {
  expect(assertValid(weldingSmoke)).toBe(weldingSmoke)
})

test('a question whose answer can be computed or chosen may have answers that can only be chosen', () => {
  const both = broken((q) =>
    set(computed(question(q, 'MASKS'), ['le1', '1to3', 'gt3', 'unknown']), { type: 'SINGLE' }),
  )
  expect(findFaults(both)).toEqual([])
})

test('an answer that follows from the record of a section may be a risk, or open', () => {
  const recorded = broken((q) => {
    set(question(q, 'EXTRACTION'), { fromRecord: true })
    question(q, 'EXTRACTION').answers.push({ answerKey: 'unknown', label: 'Onbekend', color: 'GREY' })
  })
  expect(findFaults(recorded)).toEqual([])
})

test('a disclaimer may lead to the archive', () => {
  const disclaimers = [
    { text: 'Dit is geen meting.' },
    { text: 'De check is nieuw.', archiveText: 'De oude staat in het archief: {link}.' },
  ]
  const questionnaire = broken((q) => set(q, { disclaimers }))
  expect(findFaults(questionnaire)).toEqual([])
  expect(listTexts(questionnaire).flatMap(({ at, text }) => (at === 'A disclaimer' ? text : []))).toEqual([
    'Dit is geen meting.',
    'De check is nieuw.',
    'De oude staat in het archief: het archief.',
  ])
  const kept = withUnitsKept({
    ...questionnaire,
    disclaimers: [{ text: 'Tot 1 m.', archiveText: '2 kg' }],
  })
  expect(kept.disclaimers).toEqual([{ text: 'Tot 1\u00a0m.', archiveText: '2\u00a0kg' }])
})

test('an orange answer says what to do', () => {
  const { label, risk } = answer(weldingSmoke, 'MASKS', 0, 1)
  const isOrange = orange('no', label, risk!, { since: 1 })
  expect(isOrange).toEqual({ answerKey: 'no', label, color: 'ORANGE', risk, since: 1 })
  expect(findFaults(broken((q) => set(answer(q, 'MASKS', 0, 1), isOrange)))).toEqual([])
})

test('the generated questionnaires of other tests are valid', () => {
  fc.assert(
    fc.property(anyQuestionnaire, (questionnaire) => {
      expect(findFaults(questionnaire)).toEqual([])
    }),
  )
})

test.each(recordQuestionnaires)('%s with answers that follow from a record is valid', (_, questionnaires) => {
  fc.assert(
    fc.property(questionnaires, (questionnaire) => {
      expect(findFaults(questionnaire)).toEqual([])
    }),
  )
})

test('every folder with a questionnaire is a check, whose questionnaire is valid and has the shape that browsers expect', () => {
  const folders = globSync('content/*/questionnaire.ts').map((path) => basename(dirname(path)))
  expect(checks.map(folderOf).toSorted()).toEqual(folders.toSorted())
  for (const { questionnaire } of Object.values(writtenChecks)) {
    expect(findFaults(questionnaire)).toEqual([])
    expect(v.parse(Questionnaire, questionnaire)).toEqual(questionnaire)
  }
})

test('every text that users read is checked', () => {
  const all = listTexts(weldingSmoke).map(({ text }) => text)
  // The name of a picture is that of a file.
  const withoutNames = (key: string, value: unknown) =>
    key === 'picture' ? { ...(value as object), name: undefined } : value
  const spoken = JSON.stringify(weldingSmoke, withoutNames).match(
    /"(label|text|title|name|explanation|freeText|alt|caption)":"[^"]+"/g,
  )!
  for (const part of spoken) expect(all).toContain(JSON.parse(`{${part}}`)[part.match(/\w+/)![0]])
  expect(all).toContain('Koop adembescherming')
})
