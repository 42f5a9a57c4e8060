export const exportKinds = ['PERSON', 'COMPANY'] as const
export type ExportKind = (typeof exportKinds)[number]

type Tables = { exports: 'data_export'; parts: 'data_export_part' }

// The tables of companies have all columns of those of people, so Kysely gets the types of the latter.
const tables = {
  PERSON: { exports: 'data_export', parts: 'data_export_part' },
  COMPANY: { exports: 'company_export', parts: 'company_export_part' },
} as Record<ExportKind, { exports: string; parts: string }> as Record<ExportKind, Tables>

export const tablesOf = (kind: ExportKind): Tables => tables[kind]
