import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBackEnd } from './back-end.ts'
import { openPage } from './open-page.tsx'

useBackEnd()

test('a page that is opened closes the one before', async () => {
  await openPage('/inloggen')
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  await openPage('/wachtwoord-vergeten')
  await screen.findByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
