import { dayOf, type TableSheet } from '#server/checks/plan/tables/source.ts'
import { listAdvicePage } from '#server/improve/advices/queries.ts'
import { isVisible } from '#server/improve/company-plan/read-company-plan.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import { safetyImprovedLabels } from '#shared/domain/improve/advice.ts'
import type { Making, Part } from './part.ts'
import { readPages } from './read-pages.ts'
import { tableFiles } from './table-files.ts'

const TITLE = 'Adviezen'

/** Those that the reader may see, also archived ones, the newest first. */
async function readAdvices({ services: { db }, reader: { company } }: Making) {
  const all = await readPages((page) => listAdvicePage(db, company.id, { ...page, archived: true }))
  return all
    .filter(({ themes }) => isVisible(themes, company.checks))
    .map((advice) => ({
      themes: formatThemes(advice.themes),
      reason: advice.reason,
      description: advice.description,
      necessaryMeasure: advice.necessaryMeasure,
      agreements: advice.agreements,
      lastVisit: advice.dateAppointment ?? '',
      isArchived: advice.archived,
      safetyImproved: advice.safetyImproved ? safetyImprovedLabels[advice.safetyImproved] : '',
      safetyImprovementAnswer: advice.safetyImprovementAnswer,
      createdBy: advice.createdBy.name,
      createdAt: advice.createdDate,
    }))
}

const sheetOf = (items: Awaited<ReturnType<typeof readAdvices>>): TableSheet => ({
  name: TITLE,
  columns: [
    ['Thema', 18],
    ['Constatering / aanleiding', 40],
    ['Advies', 48],
    ['Noodzakelijke maatregel', 36],
    ['Gemaakte afspraken', 36],
    ['Laatste bezoek', 14],
    ['Gearchiveerd', 13],
    ['Veiliger geworden', 12],
    ['Toelichting', 30],
    ['Geschreven door', 20],
    ['Geschreven op', 14],
  ],
  rows: items.map((item) => [
    item.themes,
    item.reason,
    item.description,
    item.necessaryMeasure,
    item.agreements,
    { day: item.lastVisit },
    item.isArchived ? 'Ja' : 'Nee',
    item.safetyImproved,
    item.safetyImprovementAnswer,
    item.createdBy,
    dayOf(item.createdAt),
  ]),
})

export const advicesPart: Part = {
  group: 'Verbeteren',
  title: TITLE,
  none: 'Er zijn geen adviezen.',
  make: async (making) => {
    const items = await readAdvices(making)
    return {
      files: await tableFiles(making, {
        path: 'verbeteren/Adviezen',
        title: TITLE,
        sheets: [sheetOf(items)],
        items,
      }),
    }
  },
}
