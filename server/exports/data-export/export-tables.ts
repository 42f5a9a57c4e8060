/** What a download contains: all data of a person, or everything of a company that a person may read. */
export const exportKinds = ['PERSON', 'COMPANY'] as const
export type ExportKind = (typeof exportKinds)[number]

/** The tables of the downloads of a kind, and of their parts. */
type Tables = { exports: 'data_export'; parts: 'data_export_part' }

// The tables of companies have the columns of those of people, and some more. For Kysely they are those of people.
const tables = {
  PERSON: { exports: 'data_export', parts: 'data_export_part' },
  COMPANY: { exports: 'company_export', parts: 'company_export_part' },
} as Record<ExportKind, { exports: string; parts: string }> as Record<ExportKind, Tables>

export const tablesOf = (kind: ExportKind): Tables => tables[kind]
