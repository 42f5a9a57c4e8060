import { type RefObject, useRef, useState } from 'react'

import type { CompanyForOrder } from '#shared/domain/order.ts'
import { fillIn } from '#shared/forms/draft.ts'

/** What the form asks besides the company itself, and can be taken from it. */
const labels = {
  name: 'Bedrijfsnaam',
  membership: 'Lidmaatschap',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  zipCode: 'Postcode',
  city: 'Plaats',
  email: 'E-mailadres',
}
type Field = keyof typeof labels
const fields = Object.keys(labels) as Field[]

/** What the fields of the form begin with for a company. */
export const valuesOf = ({ name, membership, contactInfo }: CompanyForOrder): Record<Field, string> => ({
  name,
  membership,
  ...contactInfo,
})

/** Fields with something of one's own in them, which the company would fill in otherwise. */
type Kept = { company: CompanyForOrder; labels: string[] }

/**
 * Fills in a form with what is known of the company that is chosen. What somebody typed stays as it is, and is named in
 * `kept`; `overwrite` takes over the company's after all. Takes an element in the form, and the company it began with.
 */
export function useCompanyFill(ref: RefObject<HTMLElement | null>, first: CompanyForOrder | undefined) {
  const filled = useRef<Partial<Record<Field, string>>>(first ? valuesOf(first) : {})
  const [kept, setKept] = useState<Kept>()

  /** Fills in the fields for which `mayFill` says so. */
  function fill(company: CompanyForOrder, mayFill: (field: Field, typed: string) => boolean) {
    const form = ref.current?.closest('form')
    if (!form) return
    const data = new FormData(form)
    const values = valuesOf(company)
    const typed = (field: Field) => String(data.get(field) ?? '')
    const [open, own] = [true, false].map((may) =>
      fields.filter((field) => mayFill(field, typed(field)) === may),
    )
    filled.current = values
    fillIn(
      form,
      open!.map((field) => [field, values[field]]),
    )
    const differing = own!.filter((field) => typed(field).trim() !== values[field])
    setKept(differing.length > 0 ? { company, labels: differing.map((field) => labels[field]) } : undefined)
  }

  return {
    kept,
    fill: (company: CompanyForOrder) =>
      fill(company, (field, typed) => typed === '' || typed === filled.current[field]),
    overwrite: (company: CompanyForOrder) => fill(company, () => true),
  }
}
