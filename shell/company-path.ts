/**
 * Pages of a company are below /bedrijven/:companyId, or full-screen pages of a check. Takes a path with or without its
 * query.
 */
export function companyIdIn(path: string): number | undefined {
  const [, id] = /^\/(?:bedrijven|check\/[^/]+)\/(\d+)(?![^/?#])/.exec(path) ?? []
  return id === undefined ? undefined : Number(id)
}
