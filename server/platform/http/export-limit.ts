import type { FastifyInstance } from 'fastify'

import { formatCount } from './cap.ts'
import { createCounter, spend } from './throttle.ts'

const PERIOD_S = 3_600
/** How many times as many files a company may have made as one person: nobody uses up those of all others alone. */
const PER_COMPANY = 5

/** Who asks for a file; `company`: that it is about, unless it is about a person. */
type Call = { user: { id: number }; company?: { id: number } | undefined }

/** Creates the limit of the files that are made for one person and about one company, such as plans and tables. */
export function createExportLimit({ pool, config: { exportsPerHour } }: FastifyInstance) {
  const ofCompany = exportsPerHour * PER_COMPANY
  const perPerson = createCounter(pool, 'export-person', { points: exportsPerHour, period: PERIOD_S })
  const perCompany = createCounter(pool, 'export-company', { points: ofCompany, period: PERIOD_S })
  const tooMany = (max: number, whose: string) =>
    `${whose} in het afgelopen uur al ${formatCount(max)} bestanden laten maken.`

  return {
    /** Counts a file, before it is made. Refuses with 429 and the time to wait when there were too many in an hour. */
    async count({ user, company }: Call): Promise<void> {
      await spend(perPerson, String(user.id), tooMany(exportsPerHour, 'Je hebt'))
      if (company) await spend(perCompany, String(company.id), tooMany(ofCompany, 'Dit bedrijf heeft'))
    },
  }
}
