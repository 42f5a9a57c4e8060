import { addDays, today } from '#shared/domain/basics/date.ts'
import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import type { SubstanceInput as Input } from '#shared/domain/substances/substance.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import type { ApiResponse, Client } from '../harness/client.ts'
import { startedCheck } from './started-check.ts'

/** The day that was this number of days ago in Amsterdam, yyyy-mm-dd. */
export const dayAgo = (days: number) => addDays(today(), -days)

/** A task of ten minutes a day for two people. */
export const aUse: Input['uses'][number] = {
  task: 'Ontvetten',
  place: 'Bankwerkerij',
  group: '',
  amount: null,
  unit: '',
  minutes: 10,
  timesPerDay: 1,
  daysPerYear: null,
  people: 2,
  safeMethod: '',
  maxMinutes: null,
}

/** A substance of which everything is recorded, and nothing is wrong. */
export const aSubstance: Input = {
  ...emptySubstance,
  name: 'Ontvetter',
  revision: undefined,
  supplier: 'Technische groothandel',
  sdsDate: dayAgo(100),
  statements: ['H225', 'H319', 'H336'],
  signalWord: 'DANGER',
  form: 'LIQUID',
  uses: [aUse],
  storagePlace: 'Lekbak',
  stockMax: 5,
  stockUnit: 'L',
  reviewedOn: dayAgo(10),
}

/** Creates a company whose owner has started a register. Returns what `startedCheck` returns, and functions for substances. */
export async function startedRegister(backEnd: ReturnType<typeof useBackEnd>) {
  const started = await startedCheck(backEnd, 'HAZARDOUS_SUBSTANCES')
  const url = '/rest/1/hazardoussubstances'

  /** Adds a substance that is in order except for what is given. */
  const submitSubstance = (
    changes: Partial<Input> = {},
    client: Client = started.client,
  ): Promise<ApiResponse> => client.post(`${url}/substance`, { ...aSubstance, ...changes })

  return {
    ...started,
    url,
    submitSubstance,
    /** Does the same, and returns the id. Throws when it is refused. */
    async addSubstance(changes?: Partial<Input>): Promise<number> {
      const { status, body } = await submitSubstance(changes)
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body.responseObject.id
    },
    /** Changes a substance as the owner or as another client. */
    change: (id: number, changes: Partial<Input>, client: Client = started.client): Promise<ApiResponse> =>
      client.put(`${url}/substance/${id}`, { ...aSubstance, ...changes }),
    /** Returns a substance as the API does. */
    async read(id: number) {
      return (await started.client.get(`${url}/substance/${id}`)).body.responseObject
    },
    /** Returns a page of the register as the API does. `query`: begins with a question mark. */
    async list(query = '') {
      return (await started.client.get(`${url}/register${query}`)).body.responseObject
    },
    /** Answers every open question of a substance with an answer that finds nothing, except those that are given. */
    async answerAll(id: number, given: Record<string, string> = {}): Promise<void> {
      const answers: Record<string, string> = { ...calmAnswers, ...given }
      for (const [question, answerId] of Object.entries(answers))
        await started.submit(id, question as `${string}/${string}`, [answerId])
    },
  }
}

/** Answers to the questions that users answer, which find nothing. */
const calmAnswers = {
  'PRODUCT/inUse': 'yes',
  'PRODUCT/sds': 'yes',
  'PRODUCT/label': 'yes',
  'CMR/substitution': 'yes',
  'CMR/extraData': 'yes',
  'CMR/list': 'yes',
  'CMR/minimised': 'yes',
  'CMR/yearly': 'yes',
  'SUSPECT/extraData': 'yes',
  'USE/exposure': 'below',
  'MEASURES/highest': 'closed',
  'MEASURES/skinEyes': 'yes',
  'MEASURES/recirculation': 'no',
  'STORAGE/spill': 'yes',
  'PEOPLE/instructed': 'yes',
  'PEOPLE/vulnerable': 'yes',
}
