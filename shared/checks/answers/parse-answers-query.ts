import type { CheckDefinition } from '#shared/domain/basics/check.ts'
import { isSectionKey } from '../page-key.ts'

/** What is absent is taken from the page key. `sectionId` null: the whole company. Throws a 404 response. */
export function parseAnswersQuery(
  pageKey: string,
  query: URLSearchParams,
  { idParam }: Pick<CheckDefinition, 'idParam'>,
) {
  const scriptKey = query.get('scriptKey') ?? (isSectionKey(pageKey) ? '' : pageKey)
  const section = query.get(idParam) ?? (isSectionKey(pageKey) ? pageKey : null)
  const isValid = /^[A-Z][A-Z_]{0,63}$/.test(scriptKey) && (section === null || /^\d{1,9}$/.test(section))
  if (!isValid) throw new Response(null, { status: 404 })
  return { scriptKey, sectionId: section === null ? null : Number(section) }
}
