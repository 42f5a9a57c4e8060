import { formatThemes, themeLabels } from '#shared/domain/basics/theme.ts'
import type { CompanyRecordUpdateInput } from '#shared/domain/files/company-record.ts'
import type { ActionPointFields } from '#shared/domain/improve/action-point.ts'
import { photoMomentLabels } from '#shared/domain/improve/action-point-photo.ts'
import { type AdviceInput, safetyImprovedLabels } from '#shared/domain/improve/advice.ts'
import { starLabels, type VisitReportInput } from '#shared/domain/improve/visit-report.ts'
import type { Contents } from '../contents.ts'
import type { ExportedRow } from '../snapshot.ts'
import type { Content, Html } from './html.ts'
import { authorName, day, type Fact, facts, formFacts, list, moment, written, yesOrNo } from './parts.ts'

// What people write about a company, the person's own or one of others.

type Names = Contents['snapshot']

const author = (
  names: Names,
  {
    created_by,
    created_at,
    updated_by,
    updated_at,
  }: {
    created_by: number | null
    created_at: string
    updated_by: number | null
    updated_at: string | null
  },
): Fact[] => [
  ['Geschreven door', written(names, created_by, created_at)],
  ['Laatst gewijzigd door', updated_at === null ? '' : written(names, updated_by, updated_at)],
]

export const advice = (names: Names, row: ExportedRow<'advice'>): Html =>
  facts([
    ...formFacts<AdviceInput>({
      themes: ['Thema', formatThemes(row.themes)],
      reason: ['Constatering / aanleiding', row.reason],
      description: ['Advies', row.description],
      necessary_measure: ['Noodzakelijke maatregel', row.necessary_measure],
      agreements: ['Gemaakte afspraken', row.agreements],
    }),
    ['Laatste bezoek', day(row.date_appointment)],
    ...author(names, row),
    ['Gearchiveerd', moment(row.archived_at)],
    ['Veiliger geworden', row.safety_improved && safetyImprovedLabels[row.safety_improved]],
    ['Toelichting', row.safety_improvement_answer],
  ])

export const photoList = (names: Names, photos: Names['companies']['action_item_photo']): Content =>
  list(
    photos.map(
      ({ moment: shown, caption, file_name, created_by, created_at }) =>
        `${[photoMomentLabels[shown], caption, file_name].filter(Boolean).join(' · ')} (${written(names, created_by, created_at)})`,
    ),
  )

export const actionPoint = (names: Names, row: ExportedRow<'action_item'>, photos: Content): Html =>
  facts([
    ...formFacts<ActionPointFields>({
      themes: ['Thema', formatThemes(row.themes)],
      description: ['Actiepunt', row.description],
      action_holder: ['Wie', row.action_holder],
      holder_email: ['E-mailadres voor herinneringen', row.holder_email],
      deadline: ['Klaar op', day(row.deadline)],
    }),
    ['Foto’s', photos],
    ...author(names, row),
    [
      'Afgerond',
      row.completed_at === null ? '' : `${authorName(names, row.completed_by)}, ${moment(row.completed_at)}`,
    ],
  ])

export const visitReport = (names: Names, row: ExportedRow<'visit_report'>): Html =>
  facts([
    ...formFacts<VisitReportInput>({
      date_appointment: ['Datum van het bezoek', day(row.date_appointment)],
      themes: ['Thema', formatThemes(row.themes)],
      first_visit: ['Eerste bezoek', yesOrNo(row.first_visit)],
      reason: ['Reden van het bezoek', row.reason],
      recap: ['Verslag', row.recap],
      date_next_appointment: ['Volgende afspraak', day(row.date_next_appointment)],
    }),
    ...author(names, row),
    ['Gearchiveerd', moment(row.archived_at)],
    ['Beoordeling', row.rating && `${row.rating} van 5 sterren: ${starLabels[row.rating]}`],
    ['Toelichting', row.rating_comment],
  ])

export const companyRecord = (
  names: Names,
  row: ExportedRow<'company_record'>,
  { links, files }: { links: Content; files: Content },
): Html =>
  facts([
    ...formFacts<Omit<CompanyRecordUpdateInput, 'revision'>>({
      subject: ['Onderwerp', row.subject],
      theme: ['Thema', themeLabels[row.theme]],
      urls: ['Links', links],
    }),
    ['Bestanden', files],
    ...author(names, row),
  ])

export function* items(heading: Html, all: readonly Html[]): Generator<Html> {
  if (all.length === 0) return
  yield heading
  yield* all
}
