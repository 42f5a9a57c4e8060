import { withLoadError } from '#shared/federation/remote-routes.ts'
import { answersIn } from './section.ts'
import {
  flushWithTimeout,
  getCheckState,
  type OpenCheck,
  openCheck,
  openSection,
  refreshCheck,
} from './store.ts'

const NO_GROUPS = 'Functiegroepen konden niet worden geladen.'

const notFound = () => new Response(null, { status: 404 })

/** Opens the check for a page. Fails with the page's sentence. */
export const loadCheck = (companyId: number): Promise<OpenCheck> =>
  withLoadError(openCheck(companyId), NO_GROUPS)

/** The same, with the function groups as they stand now: what is on its way is waited for, for a moment. */
export async function loadFreshCheck(companyId: number): Promise<OpenCheck> {
  const check = await loadCheck(companyId)
  await flushWithTimeout()
  await withLoadError(refreshCheck(check), NO_GROUPS)
  return getCheckState().check ?? check
}

/**
 * The id of the function group that an address names; null when it names none. Fails as not found when there is no such
 * group.
 */
export async function sectionIdOf(check: OpenCheck, wanted: string | null): Promise<number | null> {
  if (wanted === null) return null
  const id = Number(wanted)
  const isKnown = ({ groups }: OpenCheck) => groups.some((group) => group.id === id)
  if (!/^\d{1,9}$/.test(wanted)) throw notFound()
  if (!isKnown(check)) {
    // Somebody may have added it since.
    await withLoadError(refreshCheck(check), NO_GROUPS)
    if (!isKnown(getCheckState().check ?? check)) throw notFound()
  }
  return id
}

/** What was answered in a section, as far as this device knows. It is read when that was not done yet. */
export async function loadAnswers(check: OpenCheck, sectionId: number | null) {
  await withLoadError(openSection(check, sectionId), 'Antwoorden overzicht kon niet geladen worden.')
  const { queue, check: now = check } = getCheckState()
  return answersIn({ check: now, queue }, sectionId)
}
