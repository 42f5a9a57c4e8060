import type { LoaderFunctionArgs } from '#shared/federation/router.ts'

/** The id of a section, or the key of a script or a column. Throws a 404 response when it is not valid. */
export function parsePageKey({ sectionIdOrScriptKey: key = '' }: LoaderFunctionArgs['params']): string {
  if (!/^(\d{1,9}|[A-Z][A-Z_]{0,63})$/.test(key)) throw new Response(null, { status: 404 })
  return key
}

export const isSectionKey = (key: string) => /^\d/.test(key)
