export const exportKinds = ['PERSON', 'COMPANY'] as const
export type ExportKind = (typeof exportKinds)[number]

type Tables = { exports: 'dataExport'; parts: 'dataExportPart' }

// The tables of companies have all columns of those of people, so Kysely gets the types of the latter.
const tables = {
  PERSON: { exports: 'dataExport', parts: 'dataExportPart' },
  COMPANY: { exports: 'companyExport', parts: 'companyExportPart' },
} as Record<ExportKind, { exports: string; parts: string }> as Record<ExportKind, Tables>

export const tablesOf = (kind: ExportKind): Tables => tables[kind]
