import { dayOf, type TableSheet } from '#server/checks/plan/tables/source.ts'
import { listPhotos, type StoredPhoto } from '#server/improve/action-point-photos/queries.ts'
import { listActionPointPage, listHolderEmails } from '#server/improve/action-points/queries.ts'
import { isVisible } from '#server/improve/company-plan/read-company-plan.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import { checkLabels } from '#shared/domain/basics/check.ts'
import { today } from '#shared/domain/basics/date.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import { type ActionPoint, actionPointStates } from '#shared/domain/improve/action-point.ts'
import { photoMomentLabels } from '#shared/domain/improve/action-point-photo.ts'
import type { Making, Part } from './part.ts'
import { readPages } from './read-pages.ts'
import { tableFiles } from './table-files.ts'

const TITLE = 'Actiepunten'

const placeOf = ({ origin }: ActionPoint): string =>
  origin ? [checkLabels[origin.check], origin.section?.name].filter(Boolean).join(': ') : ''

const photoInWords = ({ moment, caption, fileName }: StoredPhoto): string =>
  [photoMomentLabels[moment], caption, fileName].filter(Boolean).join(' · ')

function stateOf({ completed, deadline }: ActionPoint): string {
  if (completed) return 'Afgerond'
  return deadline !== '' && deadline < today() ? 'Te laat' : 'Open'
}

/** Those that the reader may see: open ones by deadline, then completed ones. */
async function readActionPoints({ services: { db }, reader: { company } }: Making) {
  const all: ActionPoint[] = []
  for (const state of actionPointStates.filter((candidate) => candidate !== 'LATE'))
    all.push(...(await readPages((page) => listActionPointPage(db, company.id, { ...page, state }))))
  const visible = all.filter(({ origin, themes }) =>
    origin ? company.checks.includes(origin.check) : isVisible(themes, company.checks),
  )
  const ids = visible.map(({ id }) => id)
  const photos = Map.groupBy(await listPhotos(db, company.id, ids), ({ actionPointId }) => actionPointId)
  const seesEmails = hasAccess(company.permission, 'ADMIN')
  const emails = seesEmails ? await listHolderEmails(db, company.id) : new Map<number, string>()
  return visible.map((actionPoint) => ({
    themes: formatThemes(actionPoint.themes),
    description: actionPoint.description,
    place: placeOf(actionPoint),
    holder: actionPoint.actionHolder,
    holderEmail: emails.get(actionPoint.id) ?? '',
    deadline: actionPoint.deadline,
    state: stateOf(actionPoint),
    completedBy: actionPoint.completedBy?.name ?? '',
    completedAt: actionPoint.completedDate,
    photos: (photos.get(actionPoint.id) ?? []).map(photoInWords),
    createdBy: actionPoint.createdBy.name,
    createdAt: actionPoint.createdDate,
  }))
}

const sheetOf = (items: Awaited<ReturnType<typeof readActionPoints>>): TableSheet => ({
  name: TITLE,
  columns: [
    ['Actiepunt', 48],
    ['Thema', 18],
    ['Waar', 26],
    ['Wie', 18],
    ['E-mailadres', 24],
    ['Klaar op', 12],
    ['Status', 11],
    ['Afgerond door', 18],
    ['Afgerond op', 12],
    ['Foto’s', 26],
    ['Gemaakt door', 18],
    ['Gemaakt op', 12],
  ],
  rows: items.map((item) => [
    item.description,
    item.themes,
    item.place,
    item.holder,
    item.holderEmail,
    { day: item.deadline },
    item.state,
    item.completedBy,
    dayOf(item.completedAt),
    item.photos.join('\n'),
    item.createdBy,
    dayOf(item.createdAt),
  ]),
})

export const actionPointsPart: Part = {
  group: 'Verbeteren',
  title: TITLE,
  none: 'Er zijn geen actiepunten.',
  make: async (making) => {
    const items = await readActionPoints(making)
    return {
      files: await tableFiles(making, {
        path: 'verbeteren/Actiepunten',
        title: TITLE,
        sheets: [sheetOf(items)],
        items,
      }),
    }
  },
}
