import {
  flagsOf,
  type HazardFlag,
  isBannedForYoung,
  isCmr,
  isForPregnant,
} from '#shared/domain/substances/hazard-flags.ts'
import { symbolLabels, symbolsOf } from '#shared/domain/substances/hazard-symbols.ts'
import { type PrecautionCode, precautionsOf } from '#shared/domain/substances/precautions.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'
import { describePeople } from '#shared/domain/substances/substance-texts.ts'
import type { Sign } from './drawings.ts'
import type { CardPart, CardSource } from './source.ts'
import { colophonOf, joined, measuresOf, taskOf } from './words.ts'

const parts = {
  protection: ['P260', 'P261', 'P280'],
  firstAid: [
    'P301+P310',
    'P301+P330+P331',
    'P302+P352',
    'P303+P361+P353',
    'P304+P340',
    'P305+P351+P338',
    'P308+P313',
  ],
  handling: ['P210', 'P273', 'P403+P235'],
  disposal: ['P501'],
} as const satisfies Partial<Record<CardPart, readonly PrecautionCode[]>>

const signs: readonly { sign: Sign; words: string; appliesTo: (codes: readonly string[]) => boolean }[] = [
  { sign: 'M009', words: 'Draag handschoenen', appliesTo: (codes) => hasFlag(codes, 'SKIN_PPE') },
  { sign: 'M004', words: 'Draag een veiligheidsbril', appliesTo: (codes) => hasFlag(codes, 'EYE_PPE') },
  { sign: 'UNDER_18', words: 'Niet voor wie jonger is dan 18', appliesTo: isBannedForYoung },
  { sign: 'P042', words: 'Niet voor zwangeren', appliesTo: isForPregnant },
]

const hasFlag = (codes: readonly string[], flag: HazardFlag) => flagsOf(codes).includes(flag)

const rightToLeft = ['ar']

const signNames: Record<Sign, string> = {
  M009: 'ISO 7010 M009',
  M004: 'ISO 7010 M004',
  UNDER_18: '< 18',
  P042: 'ISO 7010 P042',
}

const ownTextsOf = ({ record }: CardSource) => ({
  people: describePeople(codesOf(record)),
  // How often it is done is no instruction.
  tasks: record.uses.map((use) => ({ name: taskOf(use).name, group: use.group, method: taskOf(use).method })),
  measures: measuresOf(record),
  storagePlace: record.storagePlace,
})

/**
 * All texts are plain text without markup. A precautionary statement without a statutory text is in Dutch. What the
 * company typed is on the Dutch card only, since nothing is translated.
 */
export function cardOf(source: CardSource) {
  const { name, record, language, texts, dutchPrecautions, titles } = source
  const codes = codesOf(record)
  const isDutch = language === 'nl'
  const precautions = precautionsOf(codes)
  const precautionOf = (code: PrecautionCode) => {
    const text = texts.precautions[code]
    return { code, text: text ?? dutchPrecautions[code] ?? '', isDutch: text === undefined }
  }
  const { signalWord } = record
  return {
    ...colophonOf(source),
    title: isDutch ? `Werkplekinstructiekaart – ${name}` : name,
    language,
    direction: rightToLeft.includes(language) ? 'rtl' : 'ltr',
    kind: isDutch ? 'Werkplekinstructiekaart' : '',
    name,
    supplier: joined(record.supplier, record.articleNumber),
    symbols: symbolsOf(codes).map((symbol) => ({ symbol, words: isDutch ? symbolLabels[symbol] : symbol })),
    isCmr: record.releasesCmr || isCmr(codes),
    signalWord:
      signalWord === '' || signalWord === 'NONE'
        ? null
        : { kind: signalWord, text: texts.signalWords[signalWord] },
    signs: signs
      .filter(({ appliesTo }) => appliesTo(codes))
      .map(({ sign, words }) => ({ sign, words: isDutch ? words : signNames[sign] })),
    hazards: {
      title: titles?.hazards ?? '',
      statements: codes.map((code) => ({ code, text: texts.statements[code]! })),
    },
    parts: Object.entries(parts)
      .map(([part, assigned]) => ({
        part,
        title: titles?.[part as CardPart] ?? '',
        statements: precautions
          .filter((code) => (assigned as readonly string[]).includes(code))
          .map(precautionOf),
      }))
      .filter(({ statements }) => statements.length > 0),
    own: isDutch ? ownTextsOf(source) : null,
  }
}
