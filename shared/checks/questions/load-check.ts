import { definitionOf } from '#shared/domain/basics/check.ts'
import type { Answers } from '#shared/domain/checks/check-flow.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import type { OpenCheck } from './check-state.ts'
import { openCheck } from './open-check.ts'
import { isSectionGone, sectionAnswers } from './section.ts'
import { flushWithTimeout } from './sending.ts'
import { checkStore } from './store.ts'
import { openSection, refreshCheck } from './stored-answers.ts'

// Functions for the loaders of pages. They throw a `LoadError` with the sentence that the page shows.

export const loadCheck = (ref: CheckRef): Promise<OpenCheck> =>
  withLoadError(openCheck(ref), definitionOf(ref.check).loadFailed)

/** With up-to-date sections. Sends queued answers first, with a time limit. */
export async function loadFreshCheck(ref: CheckRef): Promise<OpenCheck> {
  const check = await loadCheck(ref)
  await flushWithTimeout()
  await withLoadError(refreshCheck(check), definitionOf(check.check).loadFailed)
  return checkStore.getState().check ?? check
}

/** Null without the parameter. `isGone`: not there or not in use (any more). Throws a 404 response for no id. */
export async function parseSectionId(check: OpenCheck, param: string | null) {
  if (param === null) return { sectionId: null, isGone: false }
  if (!/^\d{1,9}$/.test(param)) throw new Response(null, { status: 404 })
  const sectionId = Number(param)
  // Another user may have added it after the check was opened.
  if (isSectionGone(check, sectionId))
    await withLoadError(refreshCheck(check), definitionOf(check.check).loadFailed)
  return { sectionId, isGone: isSectionGone(checkStore.getState().check ?? check, sectionId) }
}

/** With the queued answers. Fetches the others unless they were loaded before. */
export async function loadAnswers(check: OpenCheck, sectionId: number | null): Promise<Answers> {
  await withLoadError(openSection(check, sectionId), 'Antwoorden overzicht kon niet geladen worden.')
  const { queue, check: latest = check } = checkStore.getState()
  return sectionAnswers({ check: latest, queue }, sectionId)
}
