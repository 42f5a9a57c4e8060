import { listSectionThemes, type SectionTheme } from '#shared/domain/checks/themes.ts'

const [first, ...others] = listSectionThemes()

/**
 * Returns the path of a route with the names of the first theme in the place of those of another: the routes of all themes
 * are made by the same code. What a register has beside them keeps its names.
 */
export function asOfFirstTheme(url: string): string {
  const theme = others.find(({ api }) => new RegExp(`/${api}(/|$)`).test(url))
  if (!theme || !first || isOfRegister(theme, url)) return url
  return url
    .replace(`/${theme.api}`, `/${first.api}`)
    .replace(`/${first.api}/${theme.sectionApi}`, `/${first.api}/${first.sectionApi}`)
}

/** Whether only a register has a route. */
const isOfRegister = ({ isRegister, api, sectionApi }: SectionTheme, url: string): boolean =>
  isRegister &&
  new RegExp(`/${api}/(register.*|sheet|${sectionApi}|${sectionApi}/[^/]*|${sectionApi}/.*/cards?.*)$`).test(
    url,
  )
