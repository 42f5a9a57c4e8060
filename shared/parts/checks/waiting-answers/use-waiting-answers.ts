import { useEffect, useRef, useState } from 'react'
import { isLoadOld } from '#shared/api/basics/store.ts'
import { loadAnewOrThrow } from '#shared/parts/basics/load-anew.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { sessionStore, signOutLapsed, useSession } from '#shared/session/store.ts'
import { type AnswerQueue, isSendable, openQueue, type QueuedAnswer } from './queue.ts'

/**
 * For pages outside the check: the answers about a company that this user gave on this device and that the server does
 * not have. `send` also loads the data of the page again. They are also sent when the page is shown, and when the
 * connection is back.
 */
export function useWaitingAnswers(companyId: number) {
  const userId = useSession(({ user }) => user.id)
  const reload = useReload()
  const queue = useRef<AnswerQueue>(undefined)
  const [answers, setAnswers] = useState<readonly QueuedAnswer[]>([])
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function send() {
    if (!queue.current || isBusy.current) return
    isBusy.current = true
    setSending(true)
    const before = answers.length
    const { user } = sessionStore.getState()
    // Offline, what is loaded on demand cannot be loaded either.
    const end = await import('./send-queue.ts')
      .catch(loadAnewOrThrow)
      .then(({ sendQueue }) =>
        sendQueue(queue.current!, { isCurrent: () => sessionStore.getState().user.id === userId }),
      )
      .catch(() => 'OFFLINE' as const)
    isBusy.current = false
    setSending(false)
    if (end === 'NO_SESSION') return signOutLapsed(user)
    if (end === 'DONE' && before > 0) return reload()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads once
  useEffect(() => {
    if (userId === null) return
    const list = () => opened.list().filter((answer) => answer.companyId === companyId)
    const opened = openQueue(userId, () => setAnswers(list()))
    queue.current = opened
    setAnswers(list())
    // An answer that was sent meanwhile is not in this list, and may not be in what the page shows.
    if (isLoadOld()) void reload()
    return opened.close
  }, [userId, companyId])

  const numWaiting = answers.filter(isSendable).length
  const hasWaiting = numWaiting > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once when there is something to send
  useEffect(() => {
    if (!hasWaiting) return
    void send()
    const sendAgain = () => void send()
    window.addEventListener('online', sendAgain)
    return () => window.removeEventListener('online', sendAgain)
  }, [hasWaiting])

  const unresolved = answers.filter((answer) => !isSendable(answer))
  return { numWaiting, unresolved, isSending, send }
}
