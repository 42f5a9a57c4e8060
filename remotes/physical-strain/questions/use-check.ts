import type { Answers } from '#shared/domain/check-flow.ts'
import { sectionAnswers } from './section.ts'
import { type CheckState, type OpenCheck, useCheckState } from './store.ts'

type OpenCheckState = Omit<CheckState, 'check'> & { check: OpenCheck }

/** The check that is open. Only below `<CheckFrame>`, which shows nothing without one. */
export function useCheck(): OpenCheckState {
  const { check, ...state } = useCheckState()
  if (!check) throw new Error('No check is open')
  return { check, ...state }
}

/** What goes with a section: what was answered in it, and what it is called. `sectionId` null: the whole company. */
export function useSection(sectionId: number | null): OpenCheckState & { answers: Answers; name: string } {
  const opened = useCheck()
  const group = opened.check.groups.find(({ id }) => id === sectionId)
  const name = sectionId === null ? 'Hele bedrijf' : (group?.name ?? '')
  return { ...opened, answers: sectionAnswers(opened, sectionId), name }
}
