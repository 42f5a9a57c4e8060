import { listSectionThemes, type SectionTheme } from '#shared/domain/checks/themes.ts'

const [first, ...others] = listSectionThemes()

/** The same code makes the routes of all themes. Routes that only the list of substances has keep their names. */
export function asOfFirstTheme(url: string): string {
  const theme = others.find(({ api }) => new RegExp(`/${api}(/|$)`).test(url))
  if (!theme || !first || isOfSubstanceList(theme, url)) return url
  return url
    .replace(`/${theme.api}`, `/${first.api}`)
    .replace(`/${first.api}/${theme.sectionApi}`, `/${first.api}/${first.sectionApi}`)
}

const isOfSubstanceList = ({ hasSectionList, api, sectionApi }: SectionTheme, url: string): boolean =>
  hasSectionList &&
  new RegExp(`/${api}/(register.*|sheet|${sectionApi}|${sectionApi}/[^/]*|${sectionApi}/.*/cards?.*)$`).test(
    url,
  )
