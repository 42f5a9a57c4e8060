import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { AnswerQueue } from '#shared/parts/checks/waiting-answers/queue.ts'
import type { CheckState, OpenCheck } from './check-state.ts'

// The open check as pages show it, and what `stored-answers.ts`, `answer-queue.ts` and `sending.ts` work with.

export const checkStore = createStore<CheckState>(() => ({
  check: undefined,
  queue: [],
  sendStatus: 'IDLE',
  isPersisted: true,
}))

export const useCheckState = (): CheckState => useStore(checkStore)

type Work = {
  userId: number | null
  /** Undefined when logged out. */
  queue: AnswerQueue | undefined
  opening: { ref: CheckRef; userId: number | null; check: Promise<OpenCheck> } | undefined
  numHolders: number
  /** How often answers were stored or a section was removed since this module was loaded, here or in another tab. */
  numChanges: number
  typingTimer: ReturnType<typeof setTimeout> | undefined
  sending: Promise<void> | undefined
  channel: BroadcastChannel | undefined
  stopWatching: () => void
}

export const work: Work = {
  userId: null,
  queue: undefined,
  opening: undefined,
  numHolders: 0,
  numChanges: 0,
  typingTimer: undefined,
  sending: undefined,
  channel: undefined,
  stopWatching: () => {},
}
