import { dayOf, type TableCell, type TableSheet } from '#server/checks/plan/tables/source.ts'
import { themeLabels } from '#shared/domain/basics/theme.ts'
import type { Part } from './part.ts'
import type { PlacedRecord } from './records.ts'
import { tableFiles } from './table-files.ts'

const TITLE = 'Lijst van het bedrijfsdossier'

function rowsOf({ subject, theme, links, files, createdBy, createdDate }: PlacedRecord): TableCell[][] {
  const item = [subject, themeLabels[theme]]
  const written = [createdBy.name, dayOf(createdDate)]
  const rows = [
    ...links.map(({ name, link }) => [...item, 'Link', name, link, ...written]),
    ...files.map(({ name, path, addedBy, addedAt }) => [
      ...item,
      'Bestand',
      name,
      path,
      addedBy,
      dayOf(addedAt),
    ]),
  ]
  return rows.length > 0 ? rows : [[...item, '', '', '', ...written]]
}

const sheetOf = (records: readonly PlacedRecord[]): TableSheet => ({
  name: 'Bedrijfsdossier',
  columns: [
    ['Onderwerp', 34],
    ['Thema', 20],
    ['Soort', 10],
    ['Naam', 40],
    ['Adres, of plaats in de download', 60],
    ['Toegevoegd door', 20],
    ['Toegevoegd op', 14],
  ],
  rows: records.flatMap(rowsOf),
})

const itemOf = ({ subject, theme, links, files, createdBy, createdDate }: PlacedRecord) => ({
  subject,
  theme: themeLabels[theme],
  createdBy: createdBy.name,
  createdAt: createdDate,
  links,
  files: files.map(({ fileId: _, ...file }) => file),
})

/** The files themselves are steps of their own. */
export const recordsPart = (records: readonly PlacedRecord[]): Part => ({
  group: 'Verbeteren',
  title: TITLE,
  none: 'Er is niets in het bedrijfsdossier.',
  make: async (making) => ({
    files: await tableFiles(making, {
      path: 'verbeteren/Bedrijfsdossier',
      title: TITLE,
      sheets: [sheetOf(records)],
      items: records.map(itemOf),
    }),
  }),
})
