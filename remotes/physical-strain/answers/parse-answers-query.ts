import { isFunctionGroupKey } from '../page-key.ts'

/**
 * Returns the script and the section in the query of the answers page. A parameter that is absent is taken from the page
 * key: a script, or a function group. `sectionId` null: the whole company. Throws a 404 response when they are not valid.
 */
export function parseAnswersQuery(pageKey: string, query: URLSearchParams) {
  const scriptKey = query.get('scriptKey') ?? (isFunctionGroupKey(pageKey) ? '' : pageKey)
  const group = query.get('functionGroupId') ?? (isFunctionGroupKey(pageKey) ? pageKey : null)
  const isValid = /^[A-Z][A-Z_]{0,63}$/.test(scriptKey) && (group === null || /^\d{1,9}$/.test(group))
  if (!isValid) throw new Response(null, { status: 404 })
  return { scriptKey, sectionId: group === null ? null : Number(group) }
}
