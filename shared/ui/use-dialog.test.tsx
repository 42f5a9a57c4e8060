import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { useDialog } from './use-dialog.tsx'

// In a browser this is a chunk that is gone after a deployment, or a connection that is lost.
vi.mock('./Dialog.tsx', () => {
  throw new Error('no connection')
})

const QUESTION = { title: 'Bedrijf verwijderen', message: 'Dit kan niet ongedaan worden gemaakt.' }
const TEXT = 'Bedrijf verwijderen\n\nDit kan niet ongedaan worden gemaakt.'

test.each([true, false])('the browser itself confirms when our dialog does not come: %s', async (answer) => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(answer)
  const { result } = renderHook(useDialog)
  const asked = result.current.confirm(QUESTION)

  await (answer ? expect(asked).resolves.toBe(true) : expect(asked).rejects.toBe(false))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(TEXT)
  confirm.mockRestore()
})

test('the browser itself alerts when our dialog does not come', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const { result } = renderHook(useDialog)

  await expect(result.current.alert(QUESTION)).resolves.toBeUndefined()
  expect(alert).toHaveBeenCalledExactlyOnceWith(TEXT)
  alert.mockRestore()
})

test('a component that ends takes its question with it', async () => {
  const confirm = vi.spyOn(window, 'confirm')
  const { result, unmount } = renderHook(useDialog)
  const asked = result.current.confirm({})
  unmount()

  await expect(asked).rejects.toBe(false)
  await act(async () => {})
  expect(confirm).not.toHaveBeenCalled()
  confirm.mockRestore()
})

test('the next question cancels the one that is open', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const { result } = renderHook(useDialog)
  const first = result.current.confirm({})
  const second = result.current.alert(QUESTION)

  await expect(first).rejects.toBe(false)
  await expect(second).resolves.toBeUndefined()
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1))
  alert.mockRestore()
})
