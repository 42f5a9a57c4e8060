import type { Answers } from '#shared/domain/check-flow.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import type { OpenCheck } from './check-state.ts'
import { isSectionGone, sectionAnswers } from './section.ts'
import { flushWithTimeout, getCheckState, openCheck, openSection, refreshCheck } from './store.ts'

// Functions for the loaders of pages. They throw a `LoadError` with the sentence that the page shows.

const LOAD_FAILED = 'Functiegroepen konden niet worden geladen.'

export const loadCheck = (companyId: number): Promise<OpenCheck> =>
  withLoadError(openCheck(companyId), LOAD_FAILED)

/** Returns the check with up-to-date function groups. Sends queued answers first, with a time limit. */
export async function loadFreshCheck(companyId: number): Promise<OpenCheck> {
  const check = await loadCheck(companyId)
  await flushWithTimeout()
  await withLoadError(refreshCheck(check), LOAD_FAILED)
  return getCheckState().check ?? check
}

/**
 * Returns the id of the function group in a query parameter; null when the parameter is absent. `isGone`: there is no such
 * function group (any more). Throws a 404 response when it cannot be an id.
 */
export async function parseSectionId(check: OpenCheck, param: string | null) {
  if (param === null) return { sectionId: null, isGone: false }
  if (!/^\d{1,9}$/.test(param)) throw new Response(null, { status: 404 })
  const sectionId = Number(param)
  // Another user may have added it after the check was opened.
  if (isSectionGone(check, sectionId)) await withLoadError(refreshCheck(check), LOAD_FAILED)
  return { sectionId, isGone: isSectionGone(getCheckState().check ?? check, sectionId) }
}

/** Returns the answers of a section, the queued answers included. Fetches them unless they were loaded before. */
export async function loadAnswers(check: OpenCheck, sectionId: number | null): Promise<Answers> {
  await withLoadError(openSection(check, sectionId), 'Antwoorden overzicht kon niet geladen worden.')
  const { queue, check: latest = check } = getCheckState()
  return sectionAnswers({ check: latest, queue }, sectionId)
}
