import { formatThemes, themeLabels } from '#shared/domain/basics/theme.ts'
import { photoMomentLabels } from '#shared/domain/improve/action-point-photo.ts'
import { safetyImprovedLabels } from '#shared/domain/improve/advice.ts'
import { starLabels } from '#shared/domain/improve/visit-report.ts'
import type { Contents } from '../contents.ts'
import type { ExportedRow } from '../snapshot.ts'
import type { Content, Html } from './html.ts'
import { authorName, day, type Fact, facts, list, moment, written, yesOrNo } from './parts.ts'

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
    ['Thema', formatThemes(row.themes)],
    ['Constatering / aanleiding', row.reason],
    ['Advies', row.description],
    ['Noodzakelijke maatregel', row.necessary_measure],
    ['Gemaakte afspraken', row.agreements],
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
    ['Thema', formatThemes(row.themes)],
    ['Actiepunt', row.description],
    ['Wie', row.action_holder],
    ['E-mailadres voor herinneringen', row.holder_email],
    ['Klaar op', day(row.deadline)],
    ['Foto’s', photos],
    ...author(names, row),
    [
      'Afgerond',
      row.completed_at === null ? '' : `${authorName(names, row.completed_by)}, ${moment(row.completed_at)}`,
    ],
  ])

export const visitReport = (names: Names, row: ExportedRow<'visit_report'>): Html =>
  facts([
    ['Datum van het bezoek', day(row.date_appointment)],
    ['Thema', formatThemes(row.themes)],
    ['Eerste bezoek', yesOrNo(row.first_visit)],
    ['Reden van het bezoek', row.reason],
    ['Verslag', row.recap],
    ['Volgende afspraak', day(row.date_next_appointment)],
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
    ['Onderwerp', row.subject],
    ['Thema', themeLabels[row.theme]],
    ['Links', links],
    ['Bestanden', files],
    ...author(names, row),
  ])

export function* items(heading: Html, all: readonly Html[]): Generator<Html> {
  if (all.length === 0) return
  yield heading
  yield* all
}
