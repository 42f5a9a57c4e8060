import { type Check, definitionOf } from '#shared/domain/basics/check.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import type { ApiResponse, Client } from '../harness/client.ts'

const OWNER = 'els@smederij.nl'

type Question = `${string}/${string}`
type Given = { client?: Client; value?: string; revision?: number }

/** Returns functions that prepare a test through the API, and read the stored rows. */
export async function startedCheck(
  backEnd: ReturnType<typeof useBackEnd>,
  started: Check = 'PHYSICAL_STRAIN',
) {
  const ownerId = await backEnd.createPerson({ email: OWNER })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${ownerId}, '<10', 'Metaalbewerking', 'Geen van beide')`
  const owner = backEnd.client()
  await owner.openSession(OWNER)
  const accepted = ({ status, body }: ApiResponse) => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.responseObject
  }
  accepted(await owner.post(`/rest/companies/1/start-check/${started}`))
  const { api, sectionApi, nameField } = definitionOf(started)
  const url = `/rest/1/${api}`

  /** As the owner or another client; for a section or, with null, for the company. */
  function submit(
    checkSectionId: number | null,
    question: Question,
    answerIds: string[],
    { client = owner, value = '', revision = 0 }: Given = {},
  ): Promise<ApiResponse> {
    const [scriptKey, questionId] = question.split('/')
    const answers = answerIds.map((answerId) => ({ answerId, value }))
    return client.post(`${url}/survey/${scriptKey}`, { checkSectionId, questionId, answers, revision })
  }

  return {
    owner: OWNER,
    ownerId,
    client: owner,
    async addSection(name: string, fields?: Record<string, string>): Promise<number> {
      return accepted(await owner.post(`${url}/${sectionApi}`, { [nameField]: name, fields })).id
    },
    submit,
    /** Throws when the answer is refused. */
    async answer(...input: Parameters<typeof submit>): Promise<void> {
      accepted(await submit(...input))
    },
    /** Accepted, with these rights. Returns the client of the new person, logged in. */
    async invite(email: string, rights: string) {
      const id = await backEnd.createPerson({ email, firstName: 'Jan', lastName: 'Bakker' })
      await backEnd.sql`
        insert into invitation
          (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
        values (1, 'COLLEAGUE', 'Jan', ${email}, 'Kijk mee', ${rights}, ${[started]},
          decode(lpad(${id}::int::text, 2, '0'), 'hex'), ${id}, now(), now())`
      const client = backEnd.client()
      await client.openSession(email)
      return client
    },
    /** "script/question: answers (revision)" */
    async stored(): Promise<string[]> {
      const rows = await backEnd.sql`
        select script_key, question_key, answers, revision from check_answer order by script_key, question_key`
      return rows.map(({ script_key, question_key, answers, revision }) => {
        const given = answers as { answerId: string; value: string }[]
        const words = given
          .map(({ answerId, value }) => (value ? `${answerId}=${value}` : answerId))
          .join('+')
        return `${script_key}/${question_key}: ${words} (${revision})`
      })
    },
  }
}
