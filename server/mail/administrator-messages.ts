import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

/** To the other administrators. `by`, `administrator`: names, as their users wrote them. */
export const newAdministratorMail = (
  { publicUrl, helpline }: { publicUrl: string; helpline: string },
  { by, administrator }: { by: string; administrator: string },
): Message => ({
  subject: 'Er is een nieuwe beheerder',
  drawing: 'lock',
  body: `Hallo,

${toSingleLine(by)} heeft ${toSingleLine(administrator)} beheerder gemaakt. Een beheerder ziet en wijzigt alle gebruikers en bedrijven.

Klopt dit niet? Haal de rol dan meteen weg bij Gebruikersbeheer, en bel ons: ${helpline}.

${publicUrl}/gebruikersbeheer

Met vriendelijke groet,
Beterwerk
`,
})
