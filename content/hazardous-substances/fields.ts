import type { SectionField } from '#shared/domain/checks/questionnaire.ts'

/** The dates of a substance that people are reminded of follow from its record: nobody fills them in. */
export const fields: SectionField[] = [
  { fieldKey: 'sheetDue', label: 'Blad opnieuw navragen', type: 'DATE', reminds: true, required: false },
  { fieldKey: 'reviewDue', label: 'Stof opnieuw bekijken', type: 'DATE', reminds: true, required: false },
]
