/**
 * Returns the id of the company that a page belongs to: below /bedrijven/:companyId, or a full-screen page of a check.
 * Takes the path of the page, with or without its query; undefined for any other page.
 */
export function companyIdIn(path: string): number | undefined {
  const [, id] = /^\/(?:bedrijven|check\/[^/]+)\/(\d+)(?![^/?#])/.exec(path) ?? []
  return id === undefined ? undefined : Number(id)
}
