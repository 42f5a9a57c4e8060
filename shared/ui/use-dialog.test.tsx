import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useDialog } from './use-dialog.tsx'

test('cancels the question when the component unmounts', async () => {
  const { result, unmount } = renderHook(useDialog)
  const confirmation = result.current.confirm({})
  unmount()

  await expect(confirmation).rejects.toBe(false)
})

test('cancels the open question when another one is asked', async () => {
  const { result, unmount } = renderHook(useDialog)
  const first = result.current.confirm({})
  const second = result.current.alert({ title: 'Bedrijf verwijderen is niet gelukt.' })

  await expect(first).rejects.toBe(false)
  unmount()
  await expect(second).resolves.toBeUndefined()
})
