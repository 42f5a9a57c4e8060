import { type CheckDefinition, checkDefinitions } from '#shared/domain/basics/check.ts'

const [first, ...others] = checkDefinitions

/** The same code makes the routes of all checks. Routes that only the list of substances has keep their names. */
export function asOfFirstCheck(url: string): string {
  const definition = others.find(({ api }) => new RegExp(`/${api}(/|$)`).test(url))
  if (!definition || !first || isOfSubstanceList(definition, url)) return url
  return url
    .replace(`/${definition.api}`, `/${first.api}`)
    .replace(`/${first.api}/${definition.sectionApi}`, `/${first.api}/${first.sectionApi}`)
}

const isOfSubstanceList = ({ hasSectionList, api, sectionApi }: CheckDefinition, url: string): boolean =>
  hasSectionList &&
  new RegExp(`/${api}/(register.*|sheet|${sectionApi}|${sectionApi}/[^/]*|${sectionApi}/.*/cards?.*)$`).test(
    url,
  )
