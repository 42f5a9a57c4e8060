import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn, UNKNOWN } from '../../../testing/factories/ownership.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)
const { changeOwner, mailedKey, accept, ownership, adminActions, mails } = ownershipIn(backEnd)

let admin: User
let els: User
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
})

async function createPeople(count: number): Promise<User[]> {
  const people: User[] = []
  for (let number = 0; number < count; number++) people.push(await createUser(`persoon${number}`))
  return people
}

test('of the changes that administrators base on the same owner, one is made', async () => {
  const id = await createCompany(els)
  const people = await createPeople(5)
  const addresses = people.flatMap(({ email }, number) => [email, `onbekend${number}@elders.nl`])
  const responses = await Promise.all(
    addresses.map((address) => changeOwner(admin, id, address, { revision: 1 })),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  const winner = addresses[responses.findIndex(({ status }) => status === 200)]
  const { owner, invited, revision } = (await ownership(id))!
  expect([invited ?? owner, revision]).toEqual([winner, 2])
  expect(await adminActions()).toHaveLength(1)
})

test('each of the changes that are not compared is made and recorded, one after the other', async () => {
  const id = await createCompany(els)
  const people = await createPeople(5)
  const responses = await Promise.all(people.map(({ email }) => changeOwner(admin, id, email)))
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
  const changes = (await adminActions()).map(({ changes }) => (changes as { from: number; to: number }[])[0]!)
  expect(changes.map(({ from }) => from)).toEqual([els.id, ...changes.slice(0, -1).map(({ to }) => to)])
  expect((await ownership(id))?.owner).toBe(people.find((person) => person.id === changes.at(-1)?.to)?.email)
  expect(await mails()).toHaveLength(10)
})

test('an invitation is either accepted or withdrawn, and accepted once', async () => {
  for (let round = 0; round < 5; round++) {
    const email = `koper${round}@elders.nl`
    const id = await createCompany(els)
    await changeOwner(admin, id, email)
    const key = await mailedKey(email)
    const kees = { id: await backEnd.createPerson({ email }), email, browser: backEnd.client() }
    await kees.browser.login(email)
    const [first, second, withdrawn] = await Promise.all([
      accept(kees, key),
      accept(kees, key),
      admin.browser.delete(`/rest/admin/companies/${id}/owner/invitation`),
    ])
    const accepted = [first, second].filter(({ status }) => status === 200).length
    expect([accepted, withdrawn.status]).toEqual(accepted ? [1, 404] : [0, 204])
    expect(await ownership(id)).toMatchObject({ owner: accepted ? email : els.email, invited: null })
    const actions = (await adminActions()).filter(({ company_ids }) => (company_ids as number[])[0] === id)
    expect(actions.map(({ action }) => action)).toEqual([
      'OWNER_INVITED',
      accepted ? 'OWNER_CHANGED' : 'OWNER_INVITATION_WITHDRAWN',
    ])
  }
})

test('changing, inviting and accepting while the company is deleted cause no server error', async () => {
  const [jan] = await createPeople(1)
  const kees = {
    id: await backEnd.createPerson({ email: UNKNOWN }),
    email: UNKNOWN,
    browser: backEnd.client(),
  }
  await kees.browser.login(UNKNOWN)
  for (let round = 0; round < 5; round++) {
    const id = await createCompany(els)
    await backEnd.sql`update person set email = 'weg@elders.nl' where id = ${kees.id}`
    await changeOwner(admin, id, UNKNOWN)
    await backEnd.sql`update person set email = ${UNKNOWN} where id = ${kees.id}`
    const key = await mailedKey()
    const responses = await Promise.all([
      accept(kees, key),
      changeOwner(admin, id, jan!.email),
      changeOwner(admin, id, `onbekend${round}@elders.nl`),
      admin.browser.delete(`/rest/companies/${id}/delete`),
    ])
    for (const { status } of responses) expect(status).toBeLessThan(500)
    expect(await backEnd.sql`select id from company where id = ${id}`).toEqual([])
    expect(await backEnd.sql`select company_id from owner_invitation`).toEqual([])
  }
})

test('a killed server leaves every change complete or not made, and none that it confirmed is lost', async () => {
  const [jan] = await createPeople(1)
  const ids: number[] = []
  for (let number = 0; number < 20; number++) ids.push(await createCompany(els, `Metaal ${number}`))
  const confirmed = new Set<number>()
  const changes = ids.map(async (id) => {
    const { status } = await changeOwner(admin, id, jan!.email)
    if (status === 200) confirmed.add(id)
  })
  await Promise.any(changes)
  await backEnd.killAndRestart()
  await Promise.allSettled(changes)

  const changed = (await backEnd.sql`select id from company where owner_id = ${jan!.id} order by id`).map(
    ({ id }) => id as number,
  )
  expect(changed).toEqual(expect.arrayContaining([...confirmed]))
  const recorded = (await adminActions()).map(({ company_ids }) => (company_ids as number[])[0]!)
  expect(recorded.toSorted((a, b) => a - b)).toEqual(changed)
  const numbers = (texts: Record<string, unknown>[]) =>
    texts.map(({ body }) => Number(String(body).match(/Metaal (\d+)/)![1])).toSorted((a, b) => a - b)
  const sent = await mails()
  for (const recipient of [els.email, jan!.email])
    expect(numbers(sent.filter((mail) => mail.recipient === recipient))).toEqual(
      changed.map((id) => ids.indexOf(id)),
    )
})
