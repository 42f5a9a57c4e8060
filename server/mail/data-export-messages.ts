import type { Config } from '#server/platform/runtime/config.ts'
import type { Message } from './account-messages.ts'
import { toSingleLine } from './single-line.ts'

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

/** The link leads to the page with the download, which requires a login. `name`: of the company. */
export const companyExportReadyMail = (
  { publicUrl, helpline }: Pick<Config, 'publicUrl' | 'helpline'>,
  { id, name }: { id: number; name: string },
): Message => ({
  subject: 'Je download staat klaar',
  drawing: 'folder',
  body: `Hallo,

De download met alles van een bedrijf staat klaar.

Bedrijf: ${toSingleLine(name)}

Log in en download alles op deze pagina:

${publicUrl}/bedrijven/${id}/checks

De download staat een week klaar. Daarna verwijderen we hem.

Heb je hier niet om gevraagd? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})

/** To the owner, about a download by somebody else. `by` null: an administrator, whom the portal does not name. */
export const companyExportTakenMail = (
  { publicUrl, helpline }: Pick<Config, 'publicUrl' | 'helpline'>,
  {
    companyId,
    company,
    by,
  }: { companyId: number; company: string; by: { name: string; email: string } | null },
): Message => ({
  subject: 'Iemand heeft alles van je bedrijf gedownload',
  drawing: 'folder',
  body: `Hallo,

Iemand die bij je bedrijf mag kijken, heeft daar alles van gedownload wat die persoon mag lezen.

Bedrijf: ${toSingleLine(company)}
Wie: ${by ? `${toSingleLine(by.name)} (${by.email})` : 'een beheerder van het portaal'}

Klopt dit? Dan hoef je niets te doen. Wil je niet meer dat iemand meekijkt? Trek de toegang in. Dat doe je op deze pagina, bij "Mensen die meekijken":

${publicUrl}/bedrijven/${companyId}/checks

Vertrouw je het niet? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
