import type { Config } from '../runtime/config.ts'
import type { Message } from './account-messages.ts'

/**
 * Creates the mail about a download with all data of a person that is ready. Its link leads to the page with the download,
 * which requires a login.
 */
export const dataExportReadyMail = ({
  publicUrl,
  helpline,
}: Pick<Config, 'publicUrl' | 'helpline'>): Message => ({
  subject: 'Je gegevens staan klaar',
  drawing: 'folder',
  body: `Hallo,

De download met al je gegevens bij Beterwerk staat klaar. Log in en download je gegevens op deze pagina:

${publicUrl}/gegevens

De download staat een week klaar. Daarna verwijderen we hem.

Heb je hier niet om gevraagd? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
