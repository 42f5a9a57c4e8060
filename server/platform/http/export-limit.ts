import type { FastifyInstance } from 'fastify'

import { formatCount } from './cap.ts'
import { createCounter, spend } from './throttle.ts'

const PERIOD_S = 3_600
/** Times the limit of one person, so that nobody alone uses up the files of all others. */
const PER_COMPANY = 5

type Call = { user: { id: number }; company?: { id: number } | undefined }

/**
 * Limits the files that are made for one person and about one company, such as plans and tables, and refuses with
 * 429 and the time to wait.
 */
export function createExportLimit({ pool, config: { exportsPerHour } }: FastifyInstance) {
  const ofCompany = exportsPerHour * PER_COMPANY
  const perPerson = createCounter(pool, 'export-person', { points: exportsPerHour, period: PERIOD_S })
  const perCompany = createCounter(pool, 'export-company', { points: ofCompany, period: PERIOD_S })
  const tooMany = (max: number, whose: string) =>
    `${whose} in het afgelopen uur al ${formatCount(max)} bestanden laten maken.`

  return {
    async count({ user, company }: Call): Promise<void> {
      await spend(perPerson, String(user.id), tooMany(exportsPerHour, 'Je hebt'))
      if (company) await spend(perCompany, String(company.id), tooMany(ofCompany, 'Dit bedrijf heeft'))
    },
  }
}
