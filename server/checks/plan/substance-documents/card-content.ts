import {
  flagsOf,
  type HazardFlag,
  isBannedForYoung,
  isCmr,
  isForPregnant,
} from '#shared/domain/substances/hazard-flags.ts'
import { symbolLabels, symbolsOf } from '#shared/domain/substances/hazard-symbols.ts'
import { inhaledOf, withInhaled } from '#shared/domain/substances/instruction-card.ts'
import { type PrecautionCode, precautionsOf } from '#shared/domain/substances/precautions.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'
import { describePeople } from '#shared/domain/substances/substance-texts.ts'
import type { Sign } from './drawings.ts'
import type { CardPart, CardSource } from './source.ts'
import { colophonOf, joined, measuresOf, taskOf } from './words.ts'

const parts = {
  firstAid: [
    'P301+P310',
    'P301+P312',
    'P301+P330+P331',
    'P331',
    'P302+P352',
    'P303+P361+P353',
    'P304+P340',
    'P342+P311',
    'P305+P351+P338',
    'P336+P315',
    'P308+P311',
    'P308+P313',
    'P310',
    'P311',
  ],
  fire: ['P370+P376', 'P377', 'P381'],
  protection: ['P260', 'P261', 'P271', 'P280', 'P282', 'P284'],
  handling: [
    'P202',
    'P210',
    'P211',
    'P220',
    'P222',
    'P223',
    'P234',
    'P244',
    'P251',
    'P273',
    'P390',
    'P403',
    'P403+P235',
    'P410+P403',
    'P410+P412',
  ],
  disposal: ['P501', 'P502'],
} as const satisfies Partial<Record<CardPart, readonly PrecautionCode[]>>

/** A mask may also be needed where "do not breathe" is asked; "avoid breathing" is a matter of clean air. */
const asksForMask = (codes: readonly string[]) =>
  precautionsOf(codes).some((precaution) => precaution === 'P260' || precaution === 'P284')

const signs: readonly { sign: Sign; words: string; appliesTo: (codes: readonly string[]) => boolean }[] = [
  { sign: 'M017', words: 'Draag adembescherming', appliesTo: asksForMask },
  { sign: 'M009', words: 'Draag handschoenen', appliesTo: (codes) => hasFlag(codes, 'SKIN_PPE') },
  { sign: 'M004', words: 'Draag een veiligheidsbril', appliesTo: (codes) => hasFlag(codes, 'EYE_PPE') },
  { sign: 'UNDER_18', words: 'Niet voor wie jonger is dan 18', appliesTo: isBannedForYoung },
  { sign: 'P042', words: 'Niet voor zwangeren', appliesTo: isForPregnant },
]

const hasFlag = (codes: readonly string[], flag: HazardFlag) => flagsOf(codes).includes(flag)

const rightToLeft = ['ar']

const signNames: Record<Sign, string> = {
  M017: 'ISO 7010 M017',
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
 * All texts are plain text without markup. A precautionary statement without a statutory text is in Dutch. Nothing that
 * the company typed is translated: on a card in another language is only what to wear, because a life may depend on it.
 */
export function cardOf(source: CardSource) {
  const { name, record, language, texts, dutchPrecautions, titles } = source
  const codes = codesOf(record)
  const isDutch = language === 'nl'
  const precautions = precautionsOf(codes)
  const meant = inhaledOf(record.form, codes)
  const precautionOf = (code: PrecautionCode) => {
    const text = texts.precautions[code]
    return text === undefined
      ? { code, text: withInhaled(dutchPrecautions[code] ?? '', meant, 'nl'), isDutch: true }
      : { code, text: withInhaled(text, meant, language), isDutch: false }
  }
  const ownProtection = isDutch ? '' : record.measures.PERSONAL
  const { signalWord } = record
  return {
    ...colophonOf(source),
    title: isDutch ? `Werkplekinstructiekaart – ${name}` : name,
    language,
    direction: rightToLeft.includes(language) ? 'rtl' : 'ltr',
    kind: isDutch ? 'Werkplekinstructiekaart' : '',
    name,
    supplier: joined(record.supplier, record.articleNumber),
    labelFirst: titles?.labelFirst ?? '',
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
        statements: (assigned as readonly PrecautionCode[])
          .filter((code) => precautions.includes(code))
          .map(precautionOf),
        ownProtection: part === 'protection' ? ownProtection : '',
      }))
      .filter((item) => item.statements.length > 0 || item.ownProtection !== ''),
    own: isDutch ? ownTextsOf(source) : null,
  }
}
