import { isFunctionGroupKey } from '../page-key.ts'

/**
 * Which answers an address asks for: those of `scriptKey`, or of the script whose results one comes from; in
 * `functionGroupId`, or in the function group whose results one comes from, or for the whole company (null). Fails with
 * 404 when it names none.
 */
export function parseAnswersQuery(pageKey: string, query: URLSearchParams) {
  const scriptKey = query.get('scriptKey') ?? (isFunctionGroupKey(pageKey) ? '' : pageKey)
  const group = query.get('functionGroupId') ?? (isFunctionGroupKey(pageKey) ? pageKey : null)
  const isKnown = /^[A-Z][A-Z_]{0,63}$/.test(scriptKey) && (group === null || /^\d{1,9}$/.test(group))
  if (!isKnown) throw new Response(null, { status: 404 })
  return { scriptKey, functionGroupId: group === null ? null : Number(group) }
}
