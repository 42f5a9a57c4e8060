import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

import { PASSWORD } from './client.ts'

// Parts of the page that `openPage` rendered, which several test files read and use.

/** Queries for the main part of the page, also while a dialog is open above it. */
export const main = () => within(screen.getByRole('main', { hidden: true }))

/** Returns the texts of the buttons in the main part of the page. */
export const mainButtons = () =>
  main()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

/** Returns the terms of a description list, each with its description: "Wie: Jan". */
export const termsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`)

/** Waits for what another user saved, and returns its fields. */
export const otherVersion = async () =>
  termsIn(await screen.findByRole('region', { name: 'Dit staat er nu' }))

/** Returns functions for the dialog with this title: `dialog` waits for it, and `press` presses one of its buttons. */
export function dialogNamed(title: string) {
  const dialog = async () => within(await screen.findByRole('dialog', { name: title }))
  const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))
  return { dialog, press }
}

/** Answers the question whether the user is sure with yes. */
export const confirmQuestion = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))

/** Waits until no dialog is open. */
export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Logs in with the form that replaces a page when the session has ended. */
export async function logInAgain(email: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), email)
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD)
  await userEvent.click(main().getByRole('button', { name: 'Inloggen' }))
}
