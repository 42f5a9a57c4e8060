import { statusOf } from '#shared/api/basics/errors.ts'
import { type CheckRef, isSameCheck, refOf } from '#shared/domain/checks/check-ref.ts'
import { type AnswersUpdate, mergeAnswers, type OpenCheck, sectionKey } from './check-state.ts'
import { fetchAnswers, fetchSections } from './fetch-check.ts'
import { checkStore, work } from './store.ts'

// What the server has of the open check.

export function isOpen(ref: CheckRef): boolean {
  const { check } = checkStore.getState()
  return check !== undefined && isSameCheck(check, ref)
}

/** Reads again after a change in the meantime, since what was read may be older. */
export async function readLatest<T>(read: () => Promise<T>): Promise<T> {
  const before = work.numChanges
  const result = await read()
  return work.numChanges === before ? result : readLatest(read)
}

const readAnswers = (ref: CheckRef, sectionId: number | null) =>
  readLatest(() => fetchAnswers(ref, sectionId))

/** `isComplete`: as of `mergeAnswers`. Without it, the rows come from storing an answer. */
export function updateAnswers(update: AnswersUpdate, { isComplete = false } = {}) {
  if (!isComplete) work.numChanges++
  const { check } = checkStore.getState()
  if (!check || !isOpen(update)) return
  const merged = mergeAnswers(check, update, isComplete)
  if (merged !== check) checkStore.setState({ check: merged })
}

/** Unless they are loaded. Rejects with the error of the API. */
export async function openSection(check: OpenCheck, sectionId: number | null): Promise<void> {
  if (!check.stored[sectionKey(sectionId)])
    updateAnswers(
      { ...refOf(check), sectionId, rows: await readAnswers(check, sectionId) },
      { isComplete: true },
    )
}

/** With the answers of the company part. Offline, the state stays as it is. */
export async function refreshCheck(ref: CheckRef): Promise<void> {
  const ignoreOffline = (error: unknown) => {
    if (statusOf(error) === undefined) return undefined
    throw error
  }
  const [sections, rows] = await Promise.all([
    readLatest(() => fetchSections(ref)).catch(ignoreOffline),
    readAnswers(ref, null).catch(ignoreOffline),
  ])
  const { check } = checkStore.getState()
  if (sections && check && isOpen(ref)) checkStore.setState({ check: { ...check, ...sections } })
  if (rows) updateAnswers({ ...refOf(ref), sectionId: null, rows }, { isComplete: true })
}

/** Also the answers of a section whose fields were changed: an answer may follow from a field. */
export async function refreshSection(ref: CheckRef, sectionId: number): Promise<void> {
  await refreshCheck(ref)
  const rows = await readAnswers(ref, sectionId).catch(() => undefined)
  if (rows) updateAnswers({ ...refOf(ref), sectionId, rows }, { isComplete: true })
}

/** Of all loaded sections: other users may have changed them. */
export async function refreshAnswers(): Promise<void> {
  const { check: before } = checkStore.getState()
  if (!before) return
  await refreshCheck(before).catch(() => undefined)
  const { check } = checkStore.getState()
  if (!check) return
  for (const { id: sectionId } of check.sections) {
    if (!check.stored[sectionKey(sectionId)]) continue
    const rows = await readAnswers(check, sectionId).catch(() => undefined)
    if (rows) updateAnswers({ ...refOf(check), sectionId, rows }, { isComplete: true })
  }
}

/** Also what waits to be sent for it. */
export function removeSection(ref: CheckRef, sectionId: number | null): void {
  work.numChanges++
  work.queue?.removeSection({ ...refOf(ref), sectionId })
  const { check } = checkStore.getState()
  if (!check || !isOpen(ref)) return
  const { [sectionKey(sectionId)]: _, ...stored } = check.stored
  checkStore.setState({
    check: { ...check, stored, sections: check.sections.filter(({ id }) => id !== sectionId) },
  })
}

export function closeCheck(): void {
  work.opening = undefined
  checkStore.setState({ check: undefined })
}

/** Until the returned function is called. */
export function keepCheckOpen(): () => void {
  work.numHolders++
  return () => {
    work.numHolders--
    // Between two pages of the same check the number is 0 for a moment.
    setTimeout(() => work.numHolders === 0 && closeCheck())
  }
}
