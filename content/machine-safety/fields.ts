import type { SectionField } from '#shared/domain/checks/questionnaire.ts'
import { kinds } from './kinds.ts'

const yesOrNo = [
  { optionKey: 'yes', label: 'Ja' },
  { optionKey: 'no', label: 'Nee' },
]

export const fields: SectionField[] = [
  {
    fieldKey: 'kind',
    label: 'Soort machine',
    type: 'CHOICE',
    required: true,
    identifies: true,
    options: kinds.map(({ answerKey, label }) => ({ optionKey: answerKey, label })),
    decides: { scriptKey: 'START', questionKey: 'kind' },
  },
  { fieldKey: 'brandType', label: 'Merk en type', type: 'TEXT', required: false },
  { fieldKey: 'serial', label: 'Serienummer', type: 'TEXT', required: false },
  {
    fieldKey: 'year',
    label: 'Bouwjaar',
    type: 'NUMBER',
    min: 1900,
    max: 'THIS_YEAR',
    required: false,
    decides: {
      scriptKey: 'DOCUMENTS',
      questionKey: 'era',
      from: 1995,
      below: 'before1995',
      other: 'from1995',
      none: 'unknown',
    },
  },
  {
    fieldKey: 'ce',
    label: 'CE-markering en verklaring aanwezig',
    type: 'CHOICE',
    required: false,
    options: [...yesOrNo, { optionKey: 'unknown', label: 'Onbekend' }],
  },
  { fieldKey: 'boughtUsed', label: 'Tweedehands', type: 'CHOICE', required: false, options: yesOrNo },
  {
    fieldKey: 'modified',
    label: 'Omgebouwd of zelf gebouwd',
    type: 'CHOICE',
    required: false,
    options: yesOrNo,
  },
  { fieldKey: 'place', label: 'Afdeling', type: 'TEXT', required: false, identifies: true },
  {
    fieldKey: 'owner',
    label: 'Beheerder (functie, geen naam)',
    description: 'Vul een functie in, zoals voorman. Zet hier geen naam van een persoon.',
    type: 'TEXT',
    required: false,
  },
  { fieldKey: 'lastInspection', label: 'Laatste keuring', type: 'DATE', required: false },
  {
    fieldKey: 'nextInspection',
    label: 'Volgende keuring',
    type: 'DATE',
    after: 'lastInspection',
    reminds: true,
    required: false,
    identifies: true,
  },
  {
    fieldKey: 'manualPlace',
    label: 'Waar ligt de handleiding',
    description: 'Een plek, of een link.',
    type: 'TEXT',
    required: false,
  },
]
