import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

type Helpline = { helpline: string }

export const passkeyAddedMail = (
  { publicUrl, helpline }: Helpline & { publicUrl: string },
  name: string,
): Message => ({
  subject: 'Er is een passkey toegevoegd',
  drawing: 'lock',
  body: `Hallo,

Voor je account bij Beterwerk is een passkey toegevoegd. Daarmee kun je inloggen zonder wachtwoord.

Passkey: ${toSingleLine(name)}

Heb je dit niet zelf gedaan? Dan kent iemand anders je wachtwoord. Kies een nieuw wachtwoord op deze pagina. Dan worden al je passkeys verwijderd:

${publicUrl}/wachtwoord-vergeten

Lukt het niet? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})

export const passkeyRemovedMail = ({ helpline }: Helpline, name: string): Message => ({
  subject: 'Er is een passkey verwijderd',
  drawing: 'lock',
  body: `Hallo,

Voor je account bij Beterwerk is een passkey verwijderd. Daarmee kun je niet meer inloggen. Op andere apparaten ben je uitgelogd.

Passkey: ${toSingleLine(name)}

Heb je dit niet zelf gedaan? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})

/** Passkeys are removed when somebody takes an account back. */
export const passkeysRemovedMail = ({ helpline }: Helpline): Message => ({
  subject: 'Je passkeys zijn verwijderd',
  drawing: 'lock',
  body: `Hallo,

Er is een nieuw wachtwoord gekozen voor je account bij Beterwerk, of een wijziging ongedaan gemaakt. Daarom zijn al je passkeys verwijderd: iemand anders kan ze hebben toegevoegd. Voeg ze opnieuw toe als je ze wilt gebruiken.

Heb je dit niet zelf gedaan? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
