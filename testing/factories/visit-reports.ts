import type { useBackEnd } from '../harness/back-end.ts'
import { companiesIn } from './companies.ts'

type Report = {
  companyId?: number
  dateAppointment?: string
  dateNextAppointment?: string | null
  recap?: string
  rating?: number | null
  comment?: string
  isArchived?: boolean
}

export function visitReportsIn(backEnd: ReturnType<typeof useBackEnd>) {
  const companies = companiesIn(backEnd)
  return {
    ...companies,

    /** Company 1 of els@smederij.nl, with jan@smederij.nl as admin and the coach kim@smederij.nl, who has the id `coach`. */
    async createVisitedCompany(name?: string) {
      const els = await companies.createUser('els')
      const id = await companies.createCompany(els, name)
      const jan = await companies.createUser('jan')
      await companies.invite(jan, id, { rights: 'ADMIN' })
      const coach = await companies.createUser('kim', ['BW_USER', 'BW_COACH'])
      await companies.openToCoaches(id)
      return { id, els, jan, coach }
    },

    async addReport(authorId: number, report: Report = {}): Promise<number> {
      const [row] = await backEnd.sql`
        insert into visit_report (company_id, themes, date_appointment, date_next_appointment, reason, recap,
          first_visit, created_by, archived_at, rating, rating_comment)
        values (${report.companyId ?? 1}, '{GENERAL,MACHINE_SAFETY}', ${report.dateAppointment ?? '2026-03-29'},
          ${report.dateNextAppointment ?? null}, 'Rondgang', ${report.recap ?? 'Twee kappen ontbreken.'}, true,
          ${authorId}, ${report.isArchived ? new Date() : null}, ${report.rating ?? null}, ${report.comment ?? ''})
        returning id`
      return row!.id as number
    },

    storedReports: () => backEnd.sql`
      select *, to_char(date_appointment, 'YYYY-MM-DD') as day, to_char(date_next_appointment, 'YYYY-MM-DD') as next_day
      from visit_report order by id`,
  }
}
