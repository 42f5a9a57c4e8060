import { beforeEach } from 'vitest'

import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { hashToken } from '#server/platform/session/token.ts'
import { checkDefinitions } from '#shared/domain/basics/check.ts'
import { surveysOf } from '#shared/domain/checks/check-flow.ts'
import { aSubstance } from '../factories/substance-list.ts'
import type { BackEnd } from '../harness/back-end.ts'

// The data of the access tests.
// - Company 1 is the owner's and open to coaches. The colleague (read access), the adviser (write access) and the
//   company admin are invited to it, for physical strain only.
// - Company 2 belongs to another tenant. Company 3 is also the owner's, and closed to coaches: the target of the other
//   coach.
// - Invitations 4 and 5 belong to companies 2 and 3; the owner asked to use invitations 1 and 4. Each company has an
//   open invitation to own it.
// - Each company has started every check answered per section, with a section and a finished round; their ids are those
//   of `otherChecks`, or for the first check that of the company.
// - Each company has an advice, an action point, a visit report and an item of the company file with its own id. In
//   company 1 the company admin wrote them, except the visit report, which is the coach's.
// - The system admin looks into each company a day from now, so that requests record no other look, however long a
//   test takes.
// - Each item has a file, which is a photo of the action point and of the machine, and an upload with the id of the
//   company plus 10.

/** Source: docs/product.md, section 6. */
export const visitors = [
  'anonymous',
  'timed out',
  'without roles',
  'stranger',
  'colleague',
  'adviser',
  'company admin',
  'invited coach',
  'other coach',
  'owner',
  'system admin',
] as const
export type Visitor = (typeof visitors)[number]

/**
 * The session of `timed out` is one of the owner that was not used for a day, and not an expired one, which the server
 * deletes at any time. The others were used a day from now, so that requests record no use, however long a test takes.
 */
export const tokenOf = (visitor: Visitor) => `token of ${visitor}`

export const externalIds = [1, 2, 3, 4].map((id) => `00000000-0000-4000-8000-00000000000${id}`)

/**
 * `firstId`: the offset of ids of sections and rounds from those of the first check, in the same company. `scriptKey`: a
 * script about the company, or about a section if the check asks nothing about the company (`asksCompany`).
 */
export const otherChecks = checkDefinitions.slice(1).map(({ check, api, hasSectionList }, index) => {
  const [ofCompany] = surveysOf(questionnaires[check]!, 'COMPANY')
  const [ofSection] = surveysOf(questionnaires[check]!, 'SECTION')
  return {
    check,
    api,
    hasSectionList,
    // Above every id that a test in many rounds makes.
    firstId: (index + 1) * 1_000_000,
    scriptKey: (ofCompany ?? ofSection!).scriptKey,
    asksCompany: ofCompany !== undefined,
  }
})

/** Each test of the file begins with the rows described at the top. Returns a function that brings back these alone. */
export function useAccessFixture(backEnd: BackEnd): () => Promise<void> {
  let isKept = false
  const prepare = async () => {
    if (isKept) return void (await backEnd.restore())
    await backEnd.empty()
    await insertRows(backEnd)
    await backEnd.keep()
    isKept = true
  }
  beforeEach(prepare)
  return prepare
}

async function insertRows({ sql }: BackEnd): Promise<void> {
  const people = ['owner', 'neighbour', ...visitors.slice(2).filter((visitor) => visitor !== 'owner')]
  await sql`
    insert into person (email, first_name, last_name, password_hash, email_verified_at, roles)
    select replace(name, ' ', '.') || '@smederij.nl', name, 'Smid', '', now(), case
      when name like '%coach' then '{BW_USER,BW_COACH}' when name = 'system admin' then '{BW_USER,BW_ADMIN}' when name = 'without roles' then '{}'
      else '{BW_USER}' end::text[]
    from unnest(${people}::text[]) with ordinality as people (name, place) order by place`
  const sessions = visitors.slice(1)
  await sql`
    insert into session (token_hash, person_id, expires_at, identity_confirmed_at, last_used_at)
    select token_hash, person.id, now() + interval '1 day', now() + interval '1 day',
      now() + case when name = 'timed out' then '-1 day' else '1 day' end::interval
    from unnest(${sessions}::text[], ${sessions.map((visitor) => hashToken(tokenOf(visitor)))}::bytea[])
      as sessions (name, token_hash)
    join person on first_name = case when name = 'timed out' then 'owner' else name end`
  await sql`
    insert into company (external_id, owner_id, name, number_of_employees, branch, membership, coach_invited_at)
    select external_id::uuid, owner_id, 'Smederij', '<10', 'Metalektro', 'Weet ik niet', opened
    from unnest(${externalIds.slice(0, 3)}::text[], '{1,2,1}'::int[], array[now(), null, null])
      as companies (external_id, owner_id, opened)`
  await sql`
    insert into audit_record (recorded_at, actor_id, action, company_ids)
    select now() + interval '1 day', person.id, 'COMPANY_VIEWED', array[company.id] from company, person
    where first_name = 'system admin'`
  await sql`
    insert into company_check (company_id, "check", questionnaire_version)
    select id, 'PHYSICAL_STRAIN', ${questionnaires.PHYSICAL_STRAIN!.version} from company order by id`
  await sql`
    insert into check_section (company_id, "check", name)
    select id, 'PHYSICAL_STRAIN', called from unnest('{Bankwerkers,null}'::text[]) as names (called), company
    order by called, id`
  await sql`
    insert into check_round (company_id, "check", number, questionnaire_version, result)
    select id, 'PHYSICAL_STRAIN', 1, 1, '{"columns": [], "sections": []}' from company order by id`
  for (const { check, firstId, hasSectionList } of otherChecks) {
    await sql`
      insert into company_check (company_id, "check", questionnaire_version)
      select id, ${check}, ${questionnaires[check]!.version} from company on conflict do nothing`
    await sql`
      insert into check_section (id, company_id, "check", name) overriding system value
      select company.id + ${firstId}::int + case when called is null then 10 else 0 end, company.id, ${check}, called
      from unnest('{Zuid,null}'::text[]) as names (called), company`
    await sql`
      insert into check_round (id, company_id, "check", number, questionnaire_version, result) overriding system value
      select id + ${firstId}::int, id, ${check}, 1, 1, '{"columns": [], "sections": []}' from company`
    if (hasSectionList)
      await sql`
        insert into substance (section_id, record, words, storage_place, method_groups)
        select id, ${JSON.stringify(aSubstance)}::jsonb, 'zuid', '', '{}' from check_section
        where "check" = ${check} and name is not null`
  }
  await sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, person_id, accepted_at,
      expires_at)
    select company_id, role, invitee, 'a@b.nl', 'Kom kijken', rights, '{PHYSICAL_STRAIN}', sha256(invitee::bytea),
      person.id, case when person.id is not null then now() end, now() + interval '1 day'
    from (values
      (1, 'COLLEAGUE', 'colleague', 'READONLY'), (1, 'EXTERNAL_ADVISOR', 'adviser', 'WRITE'),
      (1, 'COLLEAGUE', 'company admin', 'ADMIN'), (2, 'COLLEAGUE', 'invited by the neighbour', 'ADMIN'),
      (3, 'COLLEAGUE', 'invited to the closed company', 'READONLY')
    ) as invitations (company_id, role, invitee, rights) left join person on first_name = invitee
    order by company_id, person.id`
  await sql`
    insert into invitation_claim (invitation_id, person_id, key_hash)
    select 1, id, sha256('own') from person where first_name = 'owner'
    union all select 4, id, sha256('foreign') from person where first_name = 'owner'`
  await sql`
    insert into owner_invitation (company_id, email, key_hash, invited_by, expires_at)
    select id, 'koper@smederij.nl', sha256(id::text::bytea), 11, now() + interval '1 day' from company`
  await sql`
    insert into passkey (person_id, name, credential_id, public_key, counter)
    select id, 'Laptop', sha256(first_name::bytea), '', 0 from person where first_name = 'owner'`
  await sql`
    insert into advice (company_id, themes, reason, description, agreements, created_by, created_by_coach)
    select company.id, '{GENERAL}', 'Bezoek', 'Opruimen', 'Voor de zomer', person.id, false
    from company join person on first_name = 'company admin' order by company.id`
  await sql`
    insert into action_item (company_id, themes, description, created_by)
    select company_id, themes, description, created_by from advice order by company_id`
  await sql`
    insert into visit_report (company_id, themes, date_appointment, date_next_appointment, reason, recap, first_visit,
      created_by)
    select company.id, '{GENERAL}', '2026-03-29', '2026-10-25', 'Kennismaking', 'In orde', true, person.id
    from company join person on first_name = 'invited coach' order by company.id`
  await sql`
    insert into company_record (company_id, theme, subject, created_by)
    select company_id, 'GENERAL', 'Certificaten', created_by from advice order by company_id`
  await sql`
    insert into company_record_file (record_id, name, size, completed_at)
    select id, 'certificaat.pdf', 0, now() from company_record order by id`
  await sql`
    insert into company_record_file (id, record_id, name, size, expires_at) overriding system value
    select id + 10, id, 'foto.jpg', 5, now() + interval '1 day' from company_record order by id`
  await sql`
    insert into action_item_photo (action_item_id, file_id, moment)
    select id, id, 'BEFORE' from action_item order by id`
  await sql`
    insert into section_photo (section_id, file_id)
    select id, company_id from check_section where "check" = 'MACHINE_SAFETY' and name is not null`
}
