import { randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { countRecoveryCodes, putSecret, replaceRecoveryCodes } from './queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { passSecondStep } from './second-step.ts'

const database = useDatabase()
const config = { publicUrl: 'https://mijn.beterwerk.nl', helpline: '030 123 45 67' }
const NOW_MS = 1_790_000_115_000

let els: { id: number; email: string }
let app: TOTP
let recoveryCodes: string[]

beforeEach(async () => {
  const { db } = database
  await db.deleteFrom('mailOutbox').execute()
  await db.deleteFrom('person').execute()
  const person = { email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: '' }
  els = await db.insertInto('person').values(person).returning(['id', 'email']).executeTakeFirstOrThrow()
  const secret = randomBytes(20)
  app = new TOTP({ secret: Secret.fromHex(secret.toString('hex')) })
  await putSecret(db, els.id, { secret, lastStep: 0 })
  recoveryCodes = await replaceRecoveryCodes(db, els.id)
})

/** `drift`: how many seconds the clock of the app differs. */
const codeOf = (drift = 0) => app.generate({ timestamp: NOW_MS + drift * 1000 })

const pass = (code: string, now = NOW_MS) =>
  database.db.transaction().execute((transaction) => passSecondStep(transaction, config, els, { code, now }))

const mails = () => database.db.selectFrom('mailOutbox').select(['recipient', 'subject', 'body']).execute()

test.each([-30, 0, 30])('accepts the code of a clock that differs %i s', async (drift) => {
  expect(await pass(codeOf(drift))).toBe(true)
})

test.each([-90, -60, 60, 90])('refuses the code of a clock that differs %i s', async (drift) => {
  expect(await pass(codeOf(drift))).toBe(false)
})

test('accepts a code once, also in the next half minute', async () => {
  expect(await pass(codeOf())).toBe(true)
  expect(await pass(codeOf())).toBe(false)
  expect(await pass(codeOf(), NOW_MS + 30_000)).toBe(false)
  expect(await pass(codeOf(30), NOW_MS + 30_000)).toBe(true)
})

test('refuses a code from before the one that was used last', async () => {
  expect(await pass(codeOf(30))).toBe(true)
  expect(await pass(codeOf())).toBe(false)
  expect(await pass(codeOf(-30))).toBe(false)
})

test('of ten uses of a code at the same time, one is accepted', async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pass(codeOf())))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('refuses a code of another person', async () => {
  const person = { email: 'jan@smederij.nl', firstName: 'Jan', lastName: 'Smid', passwordHash: '' }
  const jan = await database.db
    .insertInto('person')
    .values(person)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  await putSecret(database.db, jan.id, { secret: randomBytes(20), lastStep: 0 })
  const asJan = (code: string) => passSecondStep(database.db, config, jan, { code, now: NOW_MS })
  expect(await asJan(codeOf())).toBe(false)
  expect(await asJan(recoveryCodes[0]!)).toBe(false)
})

test('ten recovery codes are accepted, each once, and each with a mail', async () => {
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const [index, code] of recoveryCodes.entries()) {
    expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect(await pass(code.replaceAll('-', ''))).toBe(true)
    expect(await pass(code)).toBe(false)
    expect(await countRecoveryCodes(database.db, els.id)).toBe(9 - index)
  }
  const sent = await mails()
  expect(sent).toHaveLength(10)
  expect(sent[8]).toMatchObject({ recipient: 'els@smederij.nl', subject: 'Er is een herstelcode gebruikt' })
  expect(sent[8]!.body).toContain('Je hebt nog 1 herstelcode.')
  expect(sent[9]!.body).toContain('Je hebt nog 0 herstelcodes.')
})

test('a recovery code is accepted with letters that were read as digits', async () => {
  const code = 'olol-efgh-ijkl-mnop'
  await database.db
    .insertInto('recoveryCode')
    .values({ codeHash: hashRecoveryCode(code), personId: els.id })
    .execute()
  expect(await pass('0l01efghijk1mnop')).toBe(true)
})

test('of ten uses of a recovery code at the same time, one is accepted', async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pass(recoveryCodes[0]!)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('the database contains hashes of recovery codes only', async () => {
  const rows = await database.db.selectFrom('recoveryCode').select('codeHash').execute()
  const stored = rows.map(({ codeHash }) => `${codeHash.toString('hex')} ${codeHash.toString('latin1')}`)
  expect(rows.map(({ codeHash }) => codeHash.length)).toEqual(Array(10).fill(32))
  for (const code of recoveryCodes)
    for (const form of [code, code.replaceAll('-', '')]) expect(stored.join()).not.toContain(form)
})

test('everything is deleted with the person', async () => {
  await database.db.deleteFrom('person').execute()
  for (const table of ['twoStepSetup', 'twoStepSecret', 'recoveryCode'] as const)
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
})
