import { beforeEach } from 'vitest'

import type { AdminCompanyPage, AdminUserPage } from '#shared/domain/admin/admin-lists.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import type { Client } from '../harness/client.ts'

/** Last in the list of users. */
export const ADMIN = { email: 'beheer@demo.example', firstName: 'Zzz', lastName: 'Zzz' }

export type Name = [first: string, middle: string, last: string, email?: string]

export const PEOPLE: Name[] = [
  ['Anaïs', '', 'Núñez', 'info@lasserij-noord.example'],
  ['Bram', 'de', 'Vries', 'bram@devries.example'],
  ['Cor', 'van de', 'IJssel', 'c_ij%ssel@staal.example'],
  ['Dirk', '', 'O’Brien', 'dirk.brien@staal.example'],
  ['Łucja', '', 'Groß', 'lucja@staal.example'],
  ['Søren', '', 'D\\oe', 'soren+werk@staal.example'],
]

export function adminListsIn(backEnd: ReturnType<typeof useBackEnd>) {
  let admin: Client
  beforeEach(async () => {
    await backEnd.createPerson({ ...ADMIN, roles: ['BW_USER', 'BW_ADMIN'] })
    admin = backEnd.client()
    await admin.openSession(ADMIN.email)
  })

  const request = (list: 'users' | 'companies', query: string) => admin.get(`/rest/admin/${list}?${query}`)

  async function page<Page>(list: 'users' | 'companies', query: Record<string, string>) {
    const { status, body } = await request(list, String(new URLSearchParams(query)))
    if (status !== 200) throw new Error(`the list of ${list} gave ${status}`)
    return body.responseObject as Page
  }
  const users = (query: Record<string, string> = {}) => page<AdminUserPage>('users', query)
  const companies = (query: Record<string, string> = {}) => page<AdminCompanyPage>('companies', query)

  return {
    request,
    /** Throws when the page is refused. */
    users,
    companies,

    addPeople: (people: Name[]) => backEnd.sql`
      insert into person (first_name, middle_name, last_name, email, password_hash)
      select person ->> 0, person ->> 1, person ->> 2, coalesce(person ->> 3, 'nr' || place || '@staal.example'), ''
      from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality as people (person, place)
      order by place`,

    /** By the address of the owner, in this order. */
    addCompanies: (owned: [name: string, ownerEmail: string][]) => backEnd.sql`
      insert into company (name, owner_id, number_of_employees, branch, membership)
      select company ->> 0, person.id, '<10', 'anders', 'Weet ik niet'
      from jsonb_array_elements(${JSON.stringify(owned)}::jsonb) with ordinality as companies (company, place)
      join person on email = company ->> 1 order by place`,

    async foundUsers(search = '') {
      const { items } = await users({ search, size: '100' })
      return items.filter(({ emailAddress }) => emailAddress !== ADMIN.email).map(({ fullName }) => fullName)
    },

    async foundCompanies(search = '') {
      return (await companies({ search, size: '100' })).items.map(({ name }) => name)
    },
  }
}
