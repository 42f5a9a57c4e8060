import { listSectionThemes } from '#shared/domain/themes.ts'

const [first, ...others] = listSectionThemes()

/**
 * Returns the path of a route with the names of the first theme in the place of those of another: the routes of all themes
 * are made by the same code.
 */
export function asOfFirstTheme(url: string): string {
  const theme = others.find(({ api }) => new RegExp(`/${api}(/|$)`).test(url))
  if (!theme || !first) return url
  return url
    .replace(`/${theme.api}`, `/${first.api}`)
    .replace(`/${first.api}/${theme.sectionApi}`, `/${first.api}/${first.sectionApi}`)
}
