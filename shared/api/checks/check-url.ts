import { type CheckRef, sectionThemeOf } from '#shared/domain/checks/themes.ts'

/** Returns the path of a call about a check of a company, from the path below it. */
export const checkUrl = ({ check, companyId }: CheckRef, path: string) =>
  `${companyId}/${sectionThemeOf(check).api}/${path}`
