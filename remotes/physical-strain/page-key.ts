import type { LoaderFunctionArgs } from '#shared/federation/router.ts'

/**
 * What the pages about results are about, as their address names it: the id of a function group, or the key of a script
 * or a column of the matrix. Fails with 404 when it can be neither.
 */
export function parsePageKey({ functionGroupIdOrScriptKey: key = '' }: LoaderFunctionArgs['params']): string {
  if (!/^(\d{1,9}|[A-Z][A-Z_]{0,63})$/.test(key)) throw new Response(null, { status: 404 })
  return key
}

/** Whether it names a function group. */
export const isFunctionGroupKey = (key: string) => /^\d/.test(key)
