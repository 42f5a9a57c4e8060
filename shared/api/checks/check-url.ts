import { type CheckRef, sectionThemeOf } from '#shared/domain/checks/themes.ts'

export const checkUrl = ({ check, companyId }: CheckRef, path: string) =>
  `${companyId}/${sectionThemeOf(check).api}/${path}`
