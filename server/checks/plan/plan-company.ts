import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type AddressRow = Record<
  'street' | 'houseNumber' | 'zipCode' | 'city' | 'poBox' | 'poBoxZipCode' | 'poBoxCity',
  string
>

const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator)

/** Prefers the address over the PO box; '' for neither. */
export function formatAddress(row: AddressRow): string {
  const { street, houseNumber, zipCode, city, poBox, poBoxZipCode, poBoxCity } = row
  if (street || city)
    return joined(', ', joined(' ', street, houseNumber), joined(' ', zipCode.toUpperCase(), city))
  if (!poBox) return ''
  return joined(
    ', ',
    /^postbus/i.test(poBox) ? poBox : `Postbus ${poBox}`,
    joined(' ', poBoxZipCode.toUpperCase(), poBoxCity),
  )
}

/** Refuses with 404 when the company was deleted. */
export async function readPlanCompany(
  db: Kysely<Database>,
  companyId: number,
): Promise<{ company: string; address: string }> {
  const row = await db
    .selectFrom('company')
    .select(['name', 'street', 'houseNumber', 'zipCode', 'city', 'poBox', 'poBoxZipCode', 'poBoxCity'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!row) throw new Refusal(404)
  return { company: row.name, address: formatAddress(row) }
}
