import { type RefObject, useRef, useState } from 'react'

import type { CompanyForOrder } from '#shared/domain/shop/order.ts'
import { fillForm } from '#shared/forms/draft.ts'

/** By the names of the fields that can be filled in from the company. */
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

export const valuesOf = ({ name, membership, contactInfo }: CompanyForOrder): Record<Field, string> => ({
  name,
  membership,
  ...contactInfo,
})

/** The labels of fields that kept the user's input, where the company has another value. */
type Kept = { company: CompanyForOrder; labels: string[] }

/**
 * Fills in a form from the chosen company; fields that the user typed in keep their value. `kept`: the fields that
 * differ; `overwrite` replaces those too. `ref`: an element inside the form. `initial`: the company first rendered.
 */
export function useCompanyFill(ref: RefObject<HTMLElement | null>, initial: CompanyForOrder | undefined) {
  const filled = useRef<Partial<Record<Field, string>>>(initial ? valuesOf(initial) : {})
  const [kept, setKept] = useState<Kept>()

  function fillFields(company: CompanyForOrder, mayFill: (field: Field, current: string) => boolean) {
    const form = ref.current?.closest('form')
    if (!form) return
    const data = new FormData(form)
    const values = valuesOf(company)
    const current = (field: Field) => String(data.get(field) ?? '')
    const fillable = fields.filter((field) => mayFill(field, current(field)))
    const differing = fields.filter(
      (field) => !fillable.includes(field) && current(field).trim() !== values[field],
    )
    filled.current = values
    fillForm(
      form,
      fillable.map((field) => [field, values[field]]),
    )
    setKept(differing.length > 0 ? { company, labels: differing.map((field) => labels[field]) } : undefined)
  }

  return {
    kept,
    fill: (company: CompanyForOrder) =>
      fillFields(company, (field, current) => current === '' || current === filled.current[field]),
    overwrite: (company: CompanyForOrder) => fillFields(company, () => true),
  }
}
