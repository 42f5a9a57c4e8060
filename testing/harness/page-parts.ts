import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

import { PASSWORD } from './client.ts'

// Parts of the page that `openPage` rendered, for several test files.

export const main = () => within(screen.getByRole('main', { hidden: true }))

export const mainButtons = () =>
  main()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

/** With their descriptions: "Wie: Jan". */
export const termsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`)

export const otherVersion = async () =>
  termsIn(await screen.findByRole('region', { name: 'Dit staat er nu' }))

export function dialogNamed(title: string) {
  const dialog = async () => within(await screen.findByRole('dialog', { name: title }))
  const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))
  return { dialog, press }
}

export const confirmQuestion = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))

export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** With the form that replaces a page when the session has ended. */
export async function logInAgain(email: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), email)
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(main().getByRole('button', { name: 'Inloggen' }))
}
