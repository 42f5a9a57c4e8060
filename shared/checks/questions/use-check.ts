import type { Answers } from '#shared/domain/checks/check-flow.ts'
import type { OpenCheckState } from './check-state.ts'
import { sectionAnswers } from './section.ts'
import { useCheckState } from './store.ts'

/** For components inside `<CheckFrame>`; throws when no check is open. */
export function useCheck(): OpenCheckState {
  const { check, ...state } = useCheckState()
  if (!check) throw new Error('No check is open')
  return { check, ...state }
}

/** `sectionId` null: the whole company. */
export function useSection(sectionId: number | null): OpenCheckState & { answers: Answers; name: string } {
  const state = useCheck()
  const section = state.check.sections.find(({ id }) => id === sectionId)
  const name = sectionId === null ? 'Hele bedrijf' : (section?.name ?? '')
  return { ...state, answers: sectionAnswers(state, sectionId), name }
}
