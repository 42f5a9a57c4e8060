import { addDays, today } from '#shared/domain/basics/date.ts'
import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import type { SubstanceInput as Input } from '#shared/domain/substances/substance.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import type { ApiResponse, Client } from '../harness/client.ts'
import { startedCheck } from './started-check.ts'

/** In Amsterdam, yyyy-mm-dd. */
export const dayAgo = (days: number) => addDays(today(), -days)

/** Ten minutes a day for two people. */
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

/** Everything is recorded, and nothing is wrong. */
export const aSubstance: Input = {
  ...emptySubstance,
  name: 'Ontvetter',
  revision: undefined,
  supplier: 'Technische groothandel',
  sdsDate: dayAgo(100),
  statements: ['H225', 'H319', 'H336'],
  signalWord: 'DANGER',
  form: 'LIQUID',
  limitSource: 'Rubriek 8 van het blad',
  uses: [aUse],
  storagePlace: 'Lekbak',
  stockMax: 5,
  stockUnit: 'L',
  reviewedOn: dayAgo(10),
}

/**
 * A company whose owner has started a list of substances. Returns what `startedCheck` returns, and functions for
 * substances.
 */
export async function startedSubstanceList(backEnd: ReturnType<typeof useBackEnd>) {
  const started = await startedCheck(backEnd, 'HAZARDOUS_SUBSTANCES')
  const url = '/rest/1/hazardoussubstances'

  const submitSubstance = (
    changes: Partial<Input> = {},
    client: Client = started.client,
  ): Promise<ApiResponse> => client.post(`${url}/substance`, { ...aSubstance, ...changes })

  return {
    ...started,
    url,
    submitSubstance,
    /** Returns the id. Throws when the substance is refused. */
    async addSubstance(changes?: Partial<Input>): Promise<number> {
      const { status, body } = await submitSubstance(changes)
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body.responseObject.id
    },
    /** As the owner, or as another client. */
    change: (id: number, changes: Partial<Input>, client: Client = started.client): Promise<ApiResponse> =>
      client.put(`${url}/substance/${id}`, { ...aSubstance, ...changes }),
    async read(id: number) {
      return (await started.client.get(`${url}/substance/${id}`)).body.responseObject
    },
    /** `query`: begins with a question mark. */
    async list(query = '') {
      return (await started.client.get(`${url}/register${query}`)).body.responseObject
    },
    /** Answers every open question without a risk, except for `given`. */
    async answerAll(id: number, given: Record<string, string> = {}): Promise<void> {
      const answers: Record<string, string> = { ...calmAnswers, ...given }
      for (const [question, answerId] of Object.entries(answers))
        await started.submit(id, question as `${string}/${string}`, [answerId])
    },
  }
}

const calmAnswers = {
  'PRODUCT/inUse': 'yes',
  'PRODUCT/sds': 'yes',
  'PRODUCT/label': 'yes',
  'CMR/substitution': 'yes',
  'CMR/extraData': 'yes',
  'CMR/list': 'yes',
  'CMR/minimised': 'yes',
  'CMR/yearly': 'yes',
  'CMR/hygiene': 'yes',
  'CMR/containers': 'yes',
  'SUSPECT/extraData': 'yes',
  'USE/exposure': 'below',
  'MEASURES/highest': 'closed',
  'MEASURES/skinEyes': 'yes',
  'MEASURES/recirculation': 'no',
  'COOLANT/applies': 'no',
  'FIRE/use': 'open',
  'FIRE/ventilation': 'yes',
  'FIRE/ignition': 'yes',
  'FIRE/earthing': 'yes',
  'FIRE/document': 'yes',
  'STORAGE/spill': 'yes',
  'STORAGE/tray': 'yes',
  'PEOPLE/instructed': 'yes',
  'PEOPLE/vulnerable': 'yes',
  'ISOCYANATE/present': 'yes',
  'ISOCYANATE/trained': 'yes',
  'LEAD/bloodTest': 'yes',
}
