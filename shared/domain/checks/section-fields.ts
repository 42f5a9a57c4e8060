import * as v from 'valibot'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import {
  day,
  INVALID,
  required,
  requiredChoice,
  requiredDay,
  text,
  wholeNumber,
} from '#shared/domain/basics/rules.ts'
import { decidedBy, type Questionnaire, type SectionField } from './questionnaire.ts'

// What is recorded of a section beside its name, as its questionnaire describes it.

/** By the key of the field, filled in ones only. For the forms of values see `SectionField`. */
export const FieldValues = v.record(v.string(), v.string())
export type FieldValues = v.InferOutput<typeof FieldValues>

type Fields = readonly SectionField[]

export const fieldsOf = ({ section }: Pick<Questionnaire, 'section'>): Fields => section.fields ?? []

type NumberField = Extract<SectionField, { type: 'NUMBER' }>

const maxOf = ({ max }: NumberField): number => (max === 'THIS_YEAR' ? Number(today().slice(0, 4)) : max)

/** With the messages of `wholeNumber`. The bounds are those of today. */
const numberText = (field: NumberField) =>
  v.pipe(
    field.required ? required() : text(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const [issue] = v.safeParse(wholeNumber(field.min, maxOf(field)), dataset.value).issues ?? []
      if (issue) addIssue({ message: issue.message })
    }),
    v.transform((typed) => (typed === '' ? '' : String(Number(typed)))),
  )

function valueSchema(field: SectionField): v.GenericSchema<unknown, string> {
  switch (field.type) {
    case 'TEXT':
      return field.required ? required() : text()
    case 'NUMBER':
      return numberText(field)
    case 'DATE':
      return field.required ? requiredDay() : day()
    case 'CHOICE': {
      const keys = field.options.map(({ optionKey }) => optionKey)
      return field.required ? requiredChoice(keys) : v.picklist(['', ...keys], INVALID)
    }
  }
}

/** Not later than the date of the field that `after` names. */
const isTooEarly = (field: SectionField, values: FieldValues): boolean =>
  field.type === 'DATE' &&
  field.after !== undefined &&
  Boolean(values[field.fieldKey]) &&
  values[field.fieldKey]! <= (values[field.after] ?? '')

/** As a form or a request sends them: '' or nothing for an empty field. Outputs the values that are filled in. */
export const fieldValuesInputOf = (fields: Fields): v.GenericSchema<unknown, FieldValues> =>
  v.pipe(
    v.object(
      Object.fromEntries(
        fields.map((field) => [
          field.fieldKey,
          field.required ? valueSchema(field) : v.optional(valueSchema(field), ''),
        ]),
      ),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: input } = dataset
      for (const field of fields) {
        if (field.type !== 'DATE' || !isTooEarly(field, input)) continue
        const key = field.fieldKey
        const earlier = fields.find(({ fieldKey }) => fieldKey === field.after)!
        addIssue({
          message: `Kies een datum na ${earlier.label.toLowerCase()}.`,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        })
      }
    }),
    v.transform(
      (values): FieldValues => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    ),
  )

export const FieldText = v.object({ label: v.string(), text: v.string() })

/** '' for none, and for an option that does not exist any more. */
function wordsOf(field: SectionField, value = ''): string {
  if (field.type === 'DATE') return formatDay(value)
  if (field.type !== 'CHOICE') return value
  return field.options.find(({ optionKey }) => optionKey === value)?.label ?? ''
}

export const fieldsInWords = (fields: Fields, values: FieldValues): v.InferOutput<typeof FieldText>[] =>
  fields.map((field) => ({ label: field.label, text: wordsOf(field, values[field.fieldKey]) }))

/** "Draaibank · Hal 2 · volgende keuring 01-03-2027". */
export const identifyingWords = (fields: Fields, values: FieldValues): string =>
  fields
    .filter(({ identifies }) => identifies)
    .flatMap((field) => {
      const words = wordsOf(field, values[field.fieldKey])
      if (words === '') return []
      return field.type === 'DATE' ? `${field.label.toLowerCase()} ${words}` : words
    })
    .join(' · ')

type DecidedAnswer = { scriptKey: string; questionId: string; answerId: string }

function decidedAnswer(field: SectionField, value: string | undefined): string | undefined {
  if (field.type === 'CHOICE') return value
  if (field.type !== 'NUMBER' || !field.decides) return undefined
  const { from, below, other, none } = field.decides
  if (value === undefined) return none
  return Number(value) < from ? below : other
}

export const decidedAnswers = (fields: Fields, values: FieldValues): DecidedAnswer[] =>
  fields.flatMap((field) => {
    const decides = decidedBy(field)
    const answerId = decidedAnswer(field, values[field.fieldKey])
    if (!decides || answerId === undefined) return []
    return { scriptKey: decides.scriptKey, questionId: decides.questionKey, answerId }
  })
