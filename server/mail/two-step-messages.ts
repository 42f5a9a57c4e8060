import type { Message } from './account-messages.ts'

type Helpline = { helpline: string }

const offSentences = {
  yourself: 'Tweestapslogin is uitgezet voor je account bij Beterwerk.',
  'an administrator': 'Een beheerder heeft tweestapslogin uitgezet voor je account bij Beterwerk.',
  'taking the account back':
    'Er is een nieuw wachtwoord gekozen voor je account bij Beterwerk, of een wijziging ongedaan gemaakt. Daarom is tweestapslogin uitgezet: iemand anders kan het hebben ingesteld. Stel het opnieuw in als je het wilt gebruiken.',
}

export const twoStepLoginOffMail = ({ helpline }: Helpline, by: keyof typeof offSentences): Message => ({
  subject: 'Tweestapslogin staat uit',
  drawing: 'lock',
  body: `Hallo,

${offSentences[by]} Je logt nu in met alleen je e-mailadres en je wachtwoord.

Heb je dit niet zelf gedaan of gevraagd? Bel ons dan meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})

export const recoveryCodeUsedMail = (
  { publicUrl, helpline }: Helpline & { publicUrl: string },
  left: number,
): Message => ({
  subject: 'Er is een herstelcode gebruikt',
  drawing: 'lock',
  body: `Hallo,

Voor je account bij Beterwerk is een herstelcode gebruikt. Die code werkt nu niet meer. Je hebt nog ${left} ${left === 1 ? 'herstelcode' : 'herstelcodes'}.

Nieuwe herstelcodes maak je hier:

${publicUrl}/gegevens/tweestapslogin

Heb je dit niet zelf gedaan? Dan kent iemand anders je wachtwoord en je herstelcodes. Bel ons meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})

export const recoveryCodesRenewedMail = ({ helpline }: Helpline): Message => ({
  subject: 'Je hebt nieuwe herstelcodes',
  drawing: 'lock',
  body: `Hallo,

Er zijn nieuwe herstelcodes gemaakt voor je account bij Beterwerk. De oude herstelcodes werken niet meer.

Heb je dit niet zelf gedaan? Dan kent iemand anders je wachtwoord. Bel ons meteen: ${helpline}.

Met vriendelijke groet,
Beterwerk
`,
})
