import { useEffect, useRef } from 'react'
import { getMatrix } from '#shared/api/checks/section-checks.ts'
import { type CheckRef, isSameCheck } from '#shared/domain/checks/check-ref.ts'
import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useCheck } from './use-check.ts'

/** Undefined when that fails, as it does offline: the last pages of the check are shown without it. */
export const loadResults = (check: CheckRef): Promise<Matrix | undefined> =>
  getMatrix(check).catch(() => undefined)

/** As soon as the server has the answers that waited when the page was opened. */
export function useReloadWhenSaved(): void {
  const { check, queue } = useCheck()
  const reload = useReload()
  const isSaved = !queue.some((answer) => isSameCheck(answer, check))
  const wasSaved = useRef(isSaved)
  useEffect(() => {
    if (isSaved && !wasSaved.current) void reload()
    wasSaved.current = isSaved
  }, [isSaved, reload])
}
