import type { CompanyRecordFile } from '#shared/domain/files/company-record.ts'

const places = [
  { flag: 'isPhoto', text: 'bij een actiepunt' },
  { flag: 'isSectionPhoto', text: 'in een verbetercheck' },
] as const

/** Where these files are also shown: "bij een actiepunt"; '' for nowhere. */
export const photoPlaces = (files: readonly CompanyRecordFile[]): string =>
  new Intl.ListFormat('nl').format(
    places.filter(({ flag }) => files.some((file) => file[flag])).map(({ text }) => text),
  )
