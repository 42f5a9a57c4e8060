import type { Page } from '@playwright/test'

/**
 * One picture. `name`: of the file. `title`: what is to be seen. `path` and `heading`: where, and when it is there.
 * `act`: what is done first.
 */
export type Screen = {
  name: string
  title: string
  path: string
  heading: string
  act?: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** What the pictures show, by who is looking: a visitor, or the demo account of that name. */
export const screens: Record<string, Screen[]> = {
  visitor: [
    { name: 'login', title: 'Inloggen', path: '/inloggen', heading: 'Inloggen' },
    {
      name: 'login-refused',
      title: 'Inloggen, met een fout bij het veld',
      path: '/inloggen',
      heading: 'Inloggen',
      async act(page) {
        await page.getByRole('textbox', { name: 'E-mailadres' }).fill('eigenaar@demo')
        await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim')
        await press(page, 'Inloggen')
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'login-panel',
      title: 'Inloggen vanaf een andere pagina',
      path: '/aanmelden',
      heading: 'Aanmelden',
      async act(page) {
        await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
        await page.getByRole('dialog', { name: 'Inloggen' }).waitFor()
      },
    },
    { name: 'registration', title: 'Aanmelden', path: '/aanmelden', heading: 'Aanmelden' },
    {
      name: 'forgotten-password',
      title: 'Wachtwoord vergeten',
      path: '/wachtwoord-vergeten',
      heading: 'Wachtwoord vergeten',
    },
    {
      name: 'mail-sent',
      title: 'Wat je doet met de e-mail',
      path: '/wachtwoord-vergeten?email=eigenaar@demo.nl',
      heading: 'Wachtwoord vergeten',
      async act(page) {
        await press(page, 'Stuur mij een link')
        await page.getByRole('heading', { name: 'Kijk in je e-mail' }).waitFor()
      },
    },
    {
      name: 'reset-impossible',
      title: 'Een link die niet meer werkt',
      path: '/wachtwoord-resetten?token=gebruikt',
      heading: 'Wachtwoord resetten niet mogelijk',
    },
    { name: 'not-found', title: 'Niet gevonden', path: '/bestaat-niet', heading: 'Niet gevonden' },
    { name: 'no-access', title: 'Geen toegang', path: '/geen-toegang', heading: 'Geen toegang' },
  ],
  eigenaar: [
    { name: 'companies', title: 'Mijn bedrijven', path: '/bedrijven', heading: 'Mijn bedrijven' },
    {
      name: 'checks',
      title: 'De verbeterchecks van een bedrijf',
      path: '/bedrijven/2/checks',
      heading: 'Constructiebedrijf Maasoever',
    },
    {
      name: 'invite',
      title: 'Iemand uitnodigen om mee te kijken',
      path: '/bedrijven/2/checks',
      heading: 'Constructiebedrijf Maasoever',
      async act(page) {
        await press(page, 'Nodig iemand uit')
        await page.getByRole('dialog').getByRole('textbox', { name: 'Bericht' }).waitFor()
      },
    },
    {
      name: 'company-details',
      title: 'Bedrijfsgegevens aanpassen',
      path: '/bedrijven/2/info',
      heading: 'Gegevens aanpassen',
    },
    {
      name: 'delete-company',
      title: 'Een bedrijf verwijderen vraagt om bevestiging',
      path: '/bedrijven/2/info',
      heading: 'Gegevens aanpassen',
      async act(page) {
        await press(page, 'Bedrijf verwijderen')
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'start-check',
      title: 'Kiezen voor welk bedrijf',
      path: '/check/start?check=MACHINE_SAFETY',
      heading: 'Start verbetercheck',
    },
    {
      name: 'add-company',
      title: 'Een bedrijf toevoegen',
      path: '/bedrijf-toevoegen',
      heading: 'Maak je bedrijf aan',
    },
    { name: 'details', title: 'Mijn gegevens', path: '/gegevens', heading: 'Mijn gegevens' },
    {
      name: 'change-password',
      title: 'Wachtwoord wijzigen',
      path: '/gegevens/wachtwoord-wijzigen',
      heading: 'Wachtwoord wijzigen',
    },
    { name: 'already-logged-in', title: 'Al ingelogd', path: '/inloggen', heading: 'Je bent al ingelogd' },
    {
      name: 'website',
      title: 'De publieke website met de login-widget',
      path: '/website/',
      heading: 'Goed werk begint met een veilige werkplaats',
    },
  ],
  collega: [
    {
      name: 'looking-along',
      title: 'Meekijken bij een bedrijf',
      path: '/bedrijven/2/checks',
      heading: 'Constructiebedrijf Maasoever',
    },
    {
      name: 'looking-along-explained',
      title: 'Wat meekijken betekent',
      path: '/bedrijven/2/checks',
      heading: 'Constructiebedrijf Maasoever',
      async act(page) {
        await page.getByRole('button', { name: 'Wat betekent dit?' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
  ],
  coach: [
    {
      name: 'companies-coach',
      title: 'Bedrijven zoeken als verbetercoach',
      path: '/bedrijven',
      heading: 'Mijn bedrijven',
    },
  ],
}
