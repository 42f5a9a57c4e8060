import { dayOf, type TableSheet } from '#server/checks/plan/tables/source.ts'
import { isVisible } from '#server/improve/company-plan/read-company-plan.ts'
import { listVisitReportPage } from '#server/improve/visit-reports/queries.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import { starLabels } from '#shared/domain/improve/visit-report.ts'
import type { Making, Part } from './part.ts'
import { readPages } from './read-pages.ts'
import { tableFiles } from './table-files.ts'

const TITLE = 'Bezoekverslagen'

/** Those that the reader may see, also archived ones, the last visit first. */
async function readVisitReports({ services: { db }, reader: { company } }: Making) {
  const all = await readPages((page) => listVisitReportPage(db, company.id, { ...page, archived: true }))
  return all
    .filter(({ themes }) => isVisible(themes, company.checks))
    .map((report) => ({
      visitedOn: report.dateAppointment,
      themes: formatThemes(report.themes),
      isFirstVisit: report.firstVisit,
      reason: report.reason,
      recap: report.recap,
      nextAppointment: report.dateNextAppointment,
      isArchived: report.archived,
      rating: report.rating
        ? `${report.rating.rating} van 5 sterren: ${starLabels[report.rating.rating]}`
        : '',
      ratingComment: report.rating?.comment ?? '',
      createdBy: report.createdBy.name,
      createdAt: report.createdDate,
    }))
}

const sheetOf = (items: Awaited<ReturnType<typeof readVisitReports>>): TableSheet => ({
  name: TITLE,
  columns: [
    ['Datum van het bezoek', 14],
    ['Thema', 18],
    ['Eerste bezoek', 10],
    ['Reden van het bezoek', 36],
    ['Verslag', 60],
    ['Volgende afspraak', 14],
    ['Gearchiveerd', 13],
    ['Beoordeling', 20],
    ['Toelichting', 30],
    ['Geschreven door', 20],
    ['Geschreven op', 14],
  ],
  rows: items.map((item) => [
    { day: item.visitedOn },
    item.themes,
    item.isFirstVisit ? 'Ja' : 'Nee',
    item.reason,
    item.recap,
    { day: item.nextAppointment },
    item.isArchived ? 'Ja' : 'Nee',
    item.rating,
    item.ratingComment,
    item.createdBy,
    dayOf(item.createdAt),
  ]),
})

export const visitReportsPart: Part = {
  group: 'Verbeteren',
  title: TITLE,
  none: 'Er zijn geen bezoekverslagen.',
  make: async (making) => {
    const items = await readVisitReports(making)
    return {
      files: await tableFiles(making, {
        path: 'verbeteren/Bezoekverslagen',
        title: TITLE,
        sheets: [sheetOf(items)],
        items,
      }),
    }
  },
}
