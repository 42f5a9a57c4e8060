import type { Message } from './account-messages.ts'

const sentences = {
  yourself: 'Je account bij Beterwerk is verwijderd.',
  'an administrator': 'Een beheerder van Beterwerk heeft je account verwijderd.',
}

/** `by`: who deleted the account. `helpline`: the telephone number as it is displayed. */
export const accountDeletedMail = (helpline: string, by: keyof typeof sentences): Message => ({
  subject: 'Je account is verwijderd',
  drawing: 'lock',
  body: `Hallo,

${sentences[by]} Je kunt er niet meer mee inloggen. Je naam en je e-mailadres staan niet meer in Beterwerk. Wat je bij bedrijven van anderen hebt geschreven, blijft bewaard zonder je naam.

Heb je hier niet om gevraagd? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
