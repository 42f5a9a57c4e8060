import type { Message } from './account-messages.ts'

export const planMail = (page: string): Message => ({
  subject: 'Je Plan van Aanpak',
  drawing: 'clipboard',
  body: `Hallo,

Je hebt gevraagd om het Plan van Aanpak over fysieke belasting. Het zit als pdf bij deze mail.

De resultaten van nu vind je op deze pagina:

${page}

Heb je hier niet om gevraagd? Dan hoef je niets te doen.

Met vriendelijke groet,
Beterwerk
`,
})
