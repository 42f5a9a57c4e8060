import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const connection = useNetwork(backEnd)

// The modules that are loaded again below must not be used by the following files in this process.
afterAll(() => {
  vi.resetModules()
})

test('an unsent answer survives a reload and is sent afterwards', { tags: ['deep'] }, async () => {
  const check = await startedCheck(backEnd)
  const group = await check.addSection('Bankwerkers')
  await check.answer(group, 'EDUCATION/tasks', ['carry'])
  const address = `/check/fysieke-belasting/1?scriptKey=CARRY&functionGroupId=${group}&questionId=distance`
  await openPage(address, { as: check.owner })
  await screen.findByRole('radio', { name: 'Meer dan 20 meter' })
  await connection.cut()
  await userEvent.click(screen.getByRole('radio', { name: 'Meer dan 20 meter' }))
  await screen.findByText(/^Er is geen verbinding\./)
  cleanup()

  // A reloaded page has no state but the browser's storage.
  vi.resetModules()
  connection.restore()
  const fresh = await import('../../../testing/harness/open-page.tsx')
  await fresh.openPage(address, { as: check.owner })
  expect(await screen.findByRole('radio', { name: 'Meer dan 20 meter' })).toHaveProperty('checked', true)
  await screen.findByRole('button', { name: 'Opgeslagen' })
  expect(await check.stored()).toContain('CARRY/distance: gt20 (1)')
})
