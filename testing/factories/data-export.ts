import { expect } from 'vitest'

import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import type { BackEnd } from '../harness/back-end.ts'
import type { Client } from '../harness/client.ts'
import { plainSpaces } from '../harness/plain-spaces.ts'
import { readZip } from '../harness/read-zip.ts'
import type { User } from './companies.ts'
import { companyFileIn } from './company-file.ts'
import { physicalStrainIn } from './physical-strain.ts'

const URL = '/rest/person/data-export'

const RISKY = {
  EDUCATION: { tasks: ['liftLow', 'posture'], instructed: 'yesNotRecorded' },
  LIFT_BELOW_KNEE: { load: '10to25' },
  ACTIONS: { agreed: 'later' },
}
const WITHOUT_RISKS = { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } }

type JsonRow = Record<string, unknown>

/** `paths`: of the files, in the order of the ZIP. `json`: `gegevens.json`. `page`: the text of `gegevens.html`. */
export type Downloaded = {
  paths: string[]
  files: Record<string, Buffer>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any property, and fails when it is absent
  json: any
  page: string
}

export async function readDataExport(bytes: Uint8Array): Promise<Downloaded> {
  const files = await readZip(bytes)
  return {
    paths: Object.keys(files),
    files,
    json: JSON.parse(plainSpaces(String(files['gegevens.json']))),
    page: plainSpaces(String(files['gegevens.html'])),
  }
}

export function dataExportIn(backEnd: BackEnd) {
  const companyFile = companyFileIn(backEnd)
  const strain = physicalStrainIn(backEnd)

  const request = async (browser: Client) => browser.post(URL)
  const stateOf = async (browser: Client): Promise<DataExport> => (await browser.get(URL)).body.responseObject
  const fetchZip = (browser: Client, init?: RequestInit) => browser.fetch(`${URL}/download`, init)

  async function read(browser: Client): Promise<Downloaded> {
    const response = await fetchZip(browser)
    if (response.status !== 200) throw new Error(`the download gave ${response.status}`)
    return readDataExport(new Uint8Array(await response.arrayBuffer()))
  }

  const whenReady = async (browser: Client) =>
    expect.poll(async () => (await stateOf(browser)).status).toBe('READY')

  return {
    ...companyFile,
    ...strain,
    request,
    stateOf,
    fetchZip,
    read,
    whenReady,

    async download({ browser }: Pick<User, 'browser'>): Promise<Downloaded> {
      const { status } = await request(browser)
      if (status !== 200) throw new Error(`the request gave ${status}`)
      await whenReady(browser)
      return read(browser)
    },

    row: async (): Promise<JsonRow | undefined> => (await backEnd.sql`select * from data_export`)[0],

    /** Makes everything due that waits: attempts, and the deletion of objects. */
    async letTimePass() {
      await backEnd.sql`update data_export set next_attempt_at = now() where expires_at is null`
      await backEnd.sql`update storage_deletion set next_attempt_at = now()`
    },
  }
}

/** People with data in every table that a download contains. */
export function peopleWithEverythingIn(backEnd: BackEnd) {
  const exports = dataExportIn(backEnd)
  const { sql } = backEnd

  async function fillAccount({ id, email }: User, name: string) {
    await sql`update person set middle_name = 'van', branch = 'Zorg', function = 'Werknemer' where id = ${id}`
    await sql`
      insert into password_reset (token_hash, person_id, expires_at, used_at)
      values (sha256(${`reset ${name}`}::text::bytea), ${id}, now(), now())`
    await sql`
      insert into email_verification (token_hash, person_id, email, expires_at)
      values (sha256(${`verifies ${name}`}::text::bytea), ${id}, ${email}, now() + interval '1 day')`
    await sql`
      insert into first_login (token_hash, person_id, expires_at)
      values (sha256(${`first login ${name}`}::text::bytea), ${id}, now() + interval '1 day')`
    await sql`
      insert into known_browser (token_hash, person_id) values (sha256(${`browser ${name}`}::text::bytea), ${id})`
    await sql`
      insert into address_change (person_id, email, token_hash, expires_at)
      values (${id}, ${`nieuw.${email}`}, sha256(${`change ${name}`}::text::bytea), now())`
    await sql`
      insert into account_undo (person_id, kind, email, token_hash, expires_at)
      values (${id}, 'ADDRESS', ${`oud.${email}`}, sha256(${`undo ${name}`}::text::bytea), now())`
    await sql`insert into two_step_setup (person_id, secret) values (${id}, ${`setup ${name}`}::text::bytea)`
    await sql`
      insert into two_step_secret (person_id, secret, last_step) values (${id}, ${`secret ${name}`}::text::bytea, 7)`
    await sql`
      insert into recovery_code (code_hash, person_id) values (sha256(${`code ${name}`}::text::bytea), ${id})`
    await sql`insert into cart_item (person_id, product_id, quantity) values (${id}, 4, 2)`
    await sql`
      insert into passkey (person_id, name, credential_id, public_key, counter)
      values (${id}, ${`Passkey van ${name}`}, sha256(${`credential ${name}`}::text::bytea), 'public', 3)`
    await sql`
      insert into shop_order (person_id, order_key, name, membership, street, house_number, zip_code, city, email,
        products)
      values (${id}, gen_random_uuid(), ${`Besteld door ${name}`}, 'Weet ik niet', 'Kade', '1', '1234 AB', 'Delft', '',
        '[{"id": 1, "title": "Poster", "quantity": "2"}]')`
    await sql`
      insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
      values (gen_random_uuid()::text, ${email}, ${`Mail aan ${name}`}, ${`Geheime link van ${name}`}, 'infinity')`
    const changes = JSON.stringify([{ field: 'lastName', from: `Oud van ${name}`, to: 'Smid' }])
    await sql`
      insert into audit_record (actor_id, action, person_ids, changes)
      values (999, 'USER_CHANGED', array[${id}::int], ${changes}::jsonb)`
  }

  /** Texts of two people in the company of the first. `owner`, `guest`: names that the texts contain. */
  async function fillCompany(
    companyId: number,
    [owner, ownerName]: [User, string],
    [guest, guestName]: [User, string],
  ) {
    const group = await exports.addGroup(owner, companyId, `Lassers van ${ownerName}`)
    await exports.finish(owner, companyId, group, RISKY)
    await exports.finish(owner, companyId, null, WITHOUT_RISKS)
    await sql`
      update check_answer set answered_by = ${guest.id}
      where (section_id, script_key, question_key) =
        (select section_id, script_key, question_key from check_answer where section_id = ${group} limit 1)`
    await sql`
      insert into section_reminder (section_id, field_key, deadline, days_before, sent_at)
      values (${group}, 'nextInspection', '2026-12-31', 30, now())`
    await sql`insert into company_check (company_id, "check", questionnaire_version)
      values (${companyId}, 'MACHINE_SAFETY', 99)`
    for (const [{ id }, name, script] of [
      [owner, ownerName, 'LIFT_ABOVE_KNEE'],
      [guest, guestName, 'ACTIONS'],
    ] as const) {
      await sql`
        insert into check_remark (section_id, script_key, text, remarked_by)
        values (${group}, ${script}, ${`Opmerking van ${name}`}, ${id})`
      await sql`
        insert into advice (company_id, themes, reason, description, agreements, created_by, created_by_coach)
        values (${companyId}, '{GENERAL}', ${`Reden van ${name}`}, 'Opruimen', 'Voor de zomer', ${id}, false)`
      await sql`
        insert into company_activity (company_id, person_id, kind, "check", section_name)
        values (${companyId}, ${id}, 'SECTION_ADDED', 'PHYSICAL_STRAIN', ${`Groep van ${name}`})`
      await sql`
        with added as (
          insert into action_item (company_id, themes, description, holder_email, deadline, created_by)
          values (${companyId}, '{GENERAL}', ${`Actie van ${name}`}, ${`houder-van-${name}@example.org`}, '2026-12-31', ${id})
          returning id, deadline
        )
        insert into reminder (action_item_id, deadline, days_before, audience, holder, sent_at)
        select id, deadline, 30, 'HOLDER', 'Bas', now() from added`
      await sql`
        insert into visit_report (company_id, themes, date_appointment, reason, recap, first_visit, created_by)
        values (${companyId}, '{GENERAL}', '2026-03-29', 'Rondgang', ${`Verslag van ${name}`}, true, ${id})`
      const [record] = await sql`
        insert into company_record (company_id, theme, subject, created_by)
        values (${companyId}, 'GENERAL', ${`Item van ${name}`}, ${id}) returning id`
      await sql`
        insert into company_record_link (record_id, name, link)
        values (${record!.id}, ${`Link van ${name}`}, 'https://example.org/')`
      await sql`
        with added as (
          insert into company_record_file (record_id, name, size, created_by, expires_at)
          values (${record!.id}, ${`bezig-van-${name}.txt`}, 5, ${id}, now() + interval '1 day') returning id
        )
        insert into action_item_photo (action_item_id, file_id, moment, caption, created_by)
        select action_item.id, added.id, 'BEFORE', ${`Foto van ${name}`}, ${id} from added, action_item
        where action_item.description = ${`Actie van ${name}`} and company_id = ${companyId}`
      await sql`
        with machine as (
          insert into check_section (company_id, "check", name)
          values (${companyId}, 'MACHINE_SAFETY', ${`Draaibank van ${name}`}) returning id
        )
        insert into section_photo (section_id, file_id, created_by)
        select machine.id, file.id, ${id} from machine, company_record_file as file
        where file.record_id = ${record!.id}`
      await sql`
        insert into check_round (company_id, "check", number, finished_by, questionnaire_version, result)
        select ${companyId}, 'PHYSICAL_STRAIN', count(*) + 1, ${id}::int, 1,
          jsonb_build_object('columns', '[]'::jsonb, 'sections', '[]'::jsonb)
        from check_round where company_id = ${companyId}`
      await sql`
        insert into solved_risk (section_id, script_key, question_key, answer_key, urgency, action_item_id, solved_by)
        select ${group}, ${script}, 'load', 'gt25', 'NOW', id, ${id} from action_item
        where description = ${`Actie van ${name}`} and company_id = ${companyId}`
    }
    await sql`
      insert into advice_reader (advice_id, person_id)
      select id, ${owner.id}::int from advice where company_id = ${companyId} and created_by = ${guest.id}`
    await sql`insert into digest (company_id, week) values (${companyId}, '2026-11-23')`
    await sql`
      insert into mail_opt_out (company_id, kind, email) values (${companyId}, 'REMINDER', ${guest.email})`
    await sql`
      insert into unsubscribe_key (key_hash, company_id, kind, email)
      values (sha256(${`mail to ${guestName}`}::text::bytea), ${companyId}, 'REMINDER', ${guest.email})`
    await sql`
      update advice set updated_by = ${guest.id}, updated_at = now()
      where company_id = ${companyId} and created_by = ${owner.id}`
    await sql`
      insert into action_item (company_id, themes, description, created_by, completed_at, completed_by)
      values (${companyId}, '{GENERAL}', ${`Afgerond door ${guestName}`}, ${owner.id}, now(), ${guest.id})`
    const records = `/rest/companies/${companyId}/company-records`
    const { body } = await owner.browser.post(records, {
      theme: 'OTHER',
      subject: `Dossier van ${ownerName}`,
    })
    await exports.addFile(
      owner,
      `${records}/${body.responseObject.id}`,
      'verslag.txt',
      `Tekst van ${ownerName}`,
    )
    await exports.invite(guest, companyId, { rights: 'ADMIN' })
    await sql`
      insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
      values (${companyId}, 'EXTERNAL_ADVISOR', ${`Gast van ${ownerName}`}, ${`gast-van-${ownerName}@example.org`},
        'Kijk mee', 'READONLY', '{NOISE_HAZARD}', sha256(${`invitation ${ownerName}`}::text::bytea), now())`
    await sql`
      insert into invitation_claim (invitation_id, person_id, key_hash)
      select id, ${guest.id}, key_hash from invitation where name = ${`Gast van ${ownerName}`}`
    await sql`
      insert into owner_invitation (company_id, email, key_hash, invited_by, expires_at)
      values (${companyId}, ${guest.email}, sha256(${`owner ${ownerName}`}::text::bytea), 999, now())`
    const changes = JSON.stringify([
      { field: 'emailAddress', from: null, to: `koper-van-${ownerName}@example.org` },
    ])
    await sql`
      insert into audit_record (actor_id, action, company_ids, changes)
      values (999, 'OWNER_INVITED', array[${companyId}::int], ${changes}::jsonb)`
  }

  return {
    ...exports,
    fillCompany,

    /** Each has a company in which the other wrote too, with rows in every table. Texts have their names: "Reden van els". */
    async createElsAndJan() {
      const [els, jan] = [await exports.createUser('els'), await exports.createUser('jan')]
      for (const [user, name] of [
        [els, 'els'],
        [jan, 'jan'],
      ] as const) {
        await sql`update person set first_name = initcap(${name}::text) where id = ${user.id}`
        await fillAccount(user, name)
      }
      const ofEls = await exports.startCheck(els, 'Smederij van els')
      const ofJan = await exports.startCheck(jan, 'Lasserij van jan')
      await fillCompany(ofEls, [els, 'els'], [jan, 'jan'])
      await fillCompany(ofJan, [jan, 'jan'], [els, 'els'])
      const changes = JSON.stringify([{ field: 'lastName', from: 'Geheim van jan', to: 'Smid' }])
      await sql`
        insert into audit_record (actor_id, action, person_ids, changes)
        values (${els.id}, 'USER_CHANGED', array[${jan.id}::int], ${changes}::jsonb)`
      return { els, jan, ofEls, ofJan }
    },
  }
}
