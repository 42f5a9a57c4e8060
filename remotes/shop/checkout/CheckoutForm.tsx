import { type ChangeEvent, useRef, useState } from 'react'

import type { CartItem } from '#shared/domain/shop/cart.ts'
import { type CompanyForOrder, type Order, OrderForm } from '#shared/domain/shop/order.ts'
import { useSearchParams } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { removeOrdered } from '#shared/parts/shop/cart/change-cart.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AddressFields } from './AddressFields.tsx'
import { sendOrder } from './send-order.ts'
import { useCompanyFill, valuesOf } from './use-company-fill.ts'

type Props = { companies: CompanyForOrder[]; products: CartItem[]; onOrdered: (order: Order) => unknown }

/** The company in the address is chosen at first, otherwise the only one. `onOrdered`: called with the stored order. */
export function CheckoutForm({ companies, products, onOrdered }: Props) {
  const [params] = useSearchParams()
  const [initial] = useState(
    () =>
      companies.find(({ id }) => String(id) === params.get('bedrijf')) ??
      (companies.length === 1 ? companies[0] : undefined),
  )
  const ref = useRef<HTMLDivElement>(null)
  const { kept, fill, overwrite } = useCompanyFill(ref, initial)
  const form = useForm(OrderForm, {
    fallback: 'Bestelling afronden is niet gelukt',
    save: async (input) => {
      onOrdered(await sendOrder(input, products))
      await removeOrdered(products)
    },
  })

  function chooseCompany({ target }: ChangeEvent<HTMLSelectElement>) {
    const company = companies.find(({ id }) => String(id) === target.value)
    if (company) fill(company)
  }

  return (
    <Form form={form}>
      <div ref={ref}>
        <Select
          name="companyId"
          label="Bedrijf"
          placeholder="Kies een bedrijf"
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={initial && String(initial.id)}
          onChange={chooseCompany}
        />
      </div>
      {kept && (
        <Warning variant="info" title="Wat je zelf had ingevuld, is blijven staan.">
          <p>
            Dat is anders dan bij {kept.company.name}: {new Intl.ListFormat('nl').format(kept.labels)}.
          </p>
          <Button variant="quiet" onClick={() => overwrite(kept.company)}>
            Neem de gegevens van {kept.company.name} over
          </Button>
        </Warning>
      )}
      <AddressFields values={initial ? valuesOf(initial) : {}} />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Bestelling plaatsen
        </Button>
      </div>
    </Form>
  )
}
