/** Below /bedrijven/:companyId, or a full-screen page of a check. `path`: with or without a query. */
export function companyIdIn(path: string): number | undefined {
  const [, id] = /^\/(?:bedrijven|check\/[^/]+)\/(\d+)(?![^/?#])/.exec(path) ?? []
  return id === undefined ? undefined : Number(id)
}
