import type { Answers } from '#shared/domain/check-flow.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import type { OpenCheck } from './check-state.ts'
import { sectionAnswers } from './section.ts'
import { flushWithTimeout, getCheckState, openCheck, openSection, refreshCheck } from './store.ts'

// Functions for the loaders of pages. They throw a `LoadError` with the sentence that the page shows.

const LOAD_FAILED = 'Functiegroepen konden niet worden geladen.'

const notFound = () => new Response(null, { status: 404 })

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
 * Returns the id of the function group in a query parameter; null when the parameter is absent. Throws a 404 response
 * when there is no such function group.
 */
export async function parseSectionId(check: OpenCheck, param: string | null): Promise<number | null> {
  if (param === null) return null
  const id = Number(param)
  const isKnown = ({ groups }: OpenCheck) => groups.some((group) => group.id === id)
  if (!/^\d{1,9}$/.test(param)) throw notFound()
  if (!isKnown(check)) {
    // Another user may have added it after the check was opened.
    await withLoadError(refreshCheck(check), LOAD_FAILED)
    if (!isKnown(getCheckState().check ?? check)) throw notFound()
  }
  return id
}

/** Returns the answers of a section, the queued answers included. Fetches them unless they were loaded before. */
export async function loadAnswers(check: OpenCheck, sectionId: number | null): Promise<Answers> {
  await withLoadError(openSection(check, sectionId), 'Antwoorden overzicht kon niet geladen worden.')
  const { queue, check: latest = check } = getCheckState()
  return sectionAnswers({ check: latest, queue }, sectionId)
}
