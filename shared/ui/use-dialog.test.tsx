import { act, renderHook, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// In a browser: a chunk that is gone after a deployment, or a lost connection.
vi.mock('./Dialog.tsx', () => {
  throw new Error('no connection')
})

// Other test files in this process use both modules without the mock.
let useDialog: typeof import('./use-dialog.tsx').useDialog
beforeAll(async () => {
  vi.resetModules()
  ;({ useDialog } = await import('./use-dialog.tsx'))
})
afterAll(() => {
  vi.doUnmock('./Dialog.tsx')
  vi.resetModules()
})

const QUESTION = { title: 'Bedrijf verwijderen', message: 'Dit kan niet ongedaan worden gemaakt.' }
const TEXT = 'Bedrijf verwijderen\n\nDit kan niet ongedaan worden gemaakt.'

test.each([true, false])(
  'confirms with the browser’s dialog when ours cannot be loaded: %s',
  async (answer) => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(answer)
    const { result } = renderHook(useDialog)
    const confirmation = result.current.confirm(QUESTION)

    await (answer ? expect(confirmation).resolves.toBe(true) : expect(confirmation).rejects.toBe(false))
    expect(confirm).toHaveBeenCalledExactlyOnceWith(TEXT)
    confirm.mockRestore()
  },
)

test('the browser’s dialog has the details of a question too', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { result } = renderHook(useDialog)
  const details = [
    { name: 'Van', value: 'Smederij Noord' },
    { name: 'Naar', value: 'Smederij Zuid' },
  ]
  await result.current.confirm({ message: 'Je verplaatst:', details, note: 'Alle antwoorden gaan mee.' })
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    'Weet je het zeker?\n\nJe verplaatst:\n\nVan: Smederij Noord\nNaar: Smederij Zuid\n\nAlle antwoorden gaan mee.',
  )
  confirm.mockRestore()
})

test('alerts with the browser’s dialog when ours cannot be loaded', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const { result } = renderHook(useDialog)

  await expect(result.current.alert(QUESTION)).resolves.toBeUndefined()
  expect(alert).toHaveBeenCalledExactlyOnceWith(TEXT)
  alert.mockRestore()
})

test('cancels the question when the component unmounts', async () => {
  const confirm = vi.spyOn(window, 'confirm')
  const { result, unmount } = renderHook(useDialog)
  const confirmation = result.current.confirm({})
  unmount()

  await expect(confirmation).rejects.toBe(false)
  await act(async () => {})
  expect(confirm).not.toHaveBeenCalled()
  confirm.mockRestore()
})

test('cancels the open question when another one is confirmation', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const { result } = renderHook(useDialog)
  const first = result.current.confirm({})
  const second = result.current.alert(QUESTION)

  await expect(first).rejects.toBe(false)
  await expect(second).resolves.toBeUndefined()
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1))
  alert.mockRestore()
})
