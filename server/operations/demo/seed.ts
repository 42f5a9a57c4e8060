import { randomBytes } from 'node:crypto'

import { type Kysely, sql } from 'kysely'
import type { UploadServices } from '#server/files/company-records/store-object.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { checks } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import { seedInvitations, seedStart, seedWork } from './activities.ts'
import { seedAdvices } from './advices.ts'
import { seedCompanyRecords } from './company-records.ts'
import { seedSubstances } from './hazardous-substances.ts'
import { seedMachines } from './machine-safety.ts'
import { seedNoise } from './noise-hazard.ts'
import { seedOrders } from './orders.ts'
import { seedPhotos } from './photos.ts'
import { seedPhysicalStrain } from './physical-strain.ts'
import { seedRound } from './rounds.ts'
import { seedVisitReports } from './visit-reports.ts'
import { seedWelding } from './welding-smoke.ts'

type Transaction = Kysely<Database>

export type DemoAccount = { email: string; password: string; description: string }

/** For a portal that only this machine reaches. It is printed, and in the documentation. */
export const KNOWN_PASSWORD = 'Welkom2026'
/** The demo website invites people to this company by its external id. */
const EXTERNAL_ID = '5b0f8a4e-3c1d-4d4a-9c39-2f6f0e8a7d10'

const COMPANY_WITH_DATA = 'Constructiebedrijf Maasoever'

const people = {
  eigenaar: { name: 'Eigenaar', roles: [], description: 'eigenaar van twee bedrijven' },
  collega: {
    name: 'Collega',
    roles: [],
    description: 'mag meelezen bij één bedrijf, alleen fysieke belasting',
  },
  adviseur: { name: 'Adviseur', roles: [], description: 'extern adviseur bij één bedrijf, mag meewerken' },
  coach: { name: 'Coach', roles: ['BW_COACH'], description: 'verbetercoach' },
  beheer: { name: 'Beheer', roles: ['BW_ADMIN'], description: 'beheerder' },
} as const satisfies Record<string, { name: string; roles: SystemRole[]; description: string }>
type PersonKey = keyof typeof people
const keys = Object.keys(people) as PersonKey[]

const emailOf = (key: PersonKey) => `${key}@demo.nl`
export const demoAddresses = keys.map(emailOf)

/** Returns the accounts; none when the database has a person. Of several servers that start at once, one seeds. */
export async function seedDemo(
  db: Kysely<Database>,
  createPassword = () => KNOWN_PASSWORD,
): Promise<DemoAccount[]> {
  const passwords = keys.map(createPassword)
  const hashes = await Promise.all(passwords.map(hashPassword))
  return db.transaction().execute(async (transaction) => {
    await sql`lock table person in share row exclusive mode`.execute(transaction)
    const person = await transaction.selectFrom('person').select('id').limit(1).executeTakeFirst()
    if (person) return []
    await seedCompanies(transaction, await seedPeople(transaction, hashes))
    return keys.map((key, index) => ({
      email: emailOf(key),
      password: passwords[index]!,
      description: people[key].description,
    }))
  })
}

/** After `seedDemo`, since the storage takes no part in its transaction. */
export async function seedDemoFiles(services: UploadServices, quota: number): Promise<void> {
  const { id: companyId, ownerId } = await services.db
    .selectFrom('company')
    .select(['id', 'ownerId'])
    .where('name', '=', COMPANY_WITH_DATA)
    .executeTakeFirstOrThrow()
  const fileIds = await seedCompanyRecords(services, { companyId, ownerId, quota })
  await seedPhotos(services, { companyId, ownerId, fileIds })
}

async function seedPeople(transaction: Transaction, hashes: string[]) {
  const rows = await transaction
    .insertInto('person')
    .values(
      keys.map((key, index) => ({
        email: emailOf(key),
        firstName: people[key].name,
        lastName: 'Demo',
        passwordHash: hashes[index]!,
        emailVerifiedAt: new Date(),
        roles: ['BW_USER', ...people[key].roles],
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const idOf = (key: PersonKey) => rows.find(({ email }) => email === emailOf(key))!.id
  return Object.fromEntries(keys.map((key) => [key, idOf(key)])) as Record<PersonKey, number>
}

async function seedCompanies(transaction: Transaction, ids: Record<PersonKey, number>) {
  const [vonk, maasoever] = await transaction
    .insertInto('company')
    .values([
      {
        ownerId: ids.eigenaar,
        externalId: EXTERNAL_ID,
        name: 'Smederij De Vonk',
        numberOfEmployees: '<10',
        branch: 'Metaalbewerking',
        membership: 'Branchevereniging metaalbewerking (cao Metaalbewerking)',
        street: 'Aambeeldstraat',
        houseNumber: '12',
        zipCode: '3812 AB',
        city: 'Amersfoort',
        phoneNumber: '033 123 45 67',
        email: 'info@smederijdevonk.example',
      },
      {
        ownerId: ids.eigenaar,
        name: COMPANY_WITH_DATA,
        numberOfEmployees: '10-100',
        branch: 'Metalektro',
        membership: 'Werkgeversvereniging metalektro (cao Metalektro)',
        street: 'Maaskade',
        houseNumber: '48',
        zipCode: '5911 CD',
        city: 'Venlo',
        poBox: '210',
        poBoxZipCode: '5900 AE',
        poBoxCity: 'Venlo',
        phoneNumber: '077 123 45 67',
        email: 'kantoor@maasoever.example',
        coachInvitedAt: sql<Date>`now()`,
      },
    ])
    .returning('id')
    .execute()
  await seedStart(transaction, vonk!.id, { owner: ids.eigenaar, days: 30, checks: ['WELDING_SMOKE'] })
  await seedStart(transaction, maasoever!.id, {
    owner: ids.eigenaar,
    days: 160,
    checks: ['MACHINE_SAFETY', 'NOISE_HAZARD', 'HAZARDOUS_SUBSTANCES', 'PHYSICAL_STRAIN'],
  })
  const editors = { owner: ids.eigenaar, adviser: ids.adviseur }
  await seedWelding(transaction, vonk!.id, editors)
  await seedPhysicalStrain(transaction, maasoever!.id, editors)
  await seedNoise(transaction, maasoever!.id, editors)
  await seedMachines(transaction, maasoever!.id, editors)
  await seedSubstances(transaction, maasoever!.id, editors)
  await seedRound(transaction, maasoever!.id, ids.eigenaar)
  await seedVisitReports(transaction, maasoever!.id, ids.coach)
  await seedAdvices(transaction, maasoever!.id, { owner: ids.eigenaar, coach: ids.coach })
  await seedWork(transaction, maasoever!.id, ids.eigenaar)
  await seedInvitations(transaction, maasoever!.id, {
    owner: ids.eigenaar,
    colleague: ids.collega,
    adviser: ids.adviseur,
  })
  await seedOrders(transaction, ids.eigenaar, maasoever!.id)
  const invitation = {
    companyId: maasoever!.id,
    message: 'Kijk je met ons mee?',
    expiresAt: sql<Date>`now() + interval '30 days'`,
    acceptedAt: sql<Date>`now()`,
  }
  await transaction
    .insertInto('invitation')
    .values([
      {
        ...invitation,
        ...invitee('collega', ids),
        role: 'COLLEAGUE',
        rights: 'READONLY',
        checks: ['PHYSICAL_STRAIN'],
      },
      {
        ...invitation,
        ...invitee('adviseur', ids),
        role: 'EXTERNAL_ADVISOR',
        rights: 'WRITE',
        checks: [...checks],
      },
      {
        ...invitation,
        acceptedAt: null,
        name: 'Preventiemedewerker Demo',
        email: 'preventie@demo.nl',
        keyHash: unknownKeyHash(),
        role: 'COLLEAGUE',
        rights: 'ADMIN',
        checks: ['MACHINE_SAFETY', 'NOISE_HAZARD'],
      },
    ])
    .execute()
}

/** Seeding sends no mail: nobody has the key of an invitation. */
const unknownKeyHash = () => randomBytes(32)

const invitee = (key: PersonKey, ids: Record<PersonKey, number>) => ({
  personId: ids[key],
  name: `${people[key].name} Demo`,
  email: emailOf(key),
  keyHash: unknownKeyHash(),
})
