import type { Page } from '@playwright/test'

/** `title`: caption. `heading`: the page is ready when this is its h1. `act`: interactions before the screenshot. */
export type Screen = {
  name: string
  title: string
  path: string
  heading: string
  act?: (page: Page) => Promise<unknown>
}

/** By the links that a website without widgets uses. */
async function fillCart(page: Page, ...products: string[]) {
  for (const product of products) {
    await page.goto(new URL(`/winkelwagen?product=${product}`, page.url()).href)
    await page.getByText('zit in je winkelwagen').waitFor()
  }
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

async function openSubstance(page: Page) {
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Op het etiket' }).waitFor()
}

/** Per user: an anonymous visitor, or the demo account of that name. */
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
      path: '/wachtwoord-resetten#token=gebruikt',
      heading: 'Wachtwoord resetten niet mogelijk',
    },
    { name: 'not-found', title: 'Niet gevonden', path: '/bestaat-niet', heading: 'Niet gevonden' },
    { name: 'no-access', title: 'Geen toegang', path: '/geen-toegang', heading: 'Geen toegang' },
    { name: 'cart-empty', title: 'Een lege winkelwagen', path: '/winkelwagen', heading: 'Winkelwagen' },
    {
      name: 'cart',
      title: 'De winkelwagen, met inloggen om verder te gaan',
      path: '/winkelwagen',
      heading: 'Winkelwagen',
      act: (page) => fillCart(page, '1&aantal=3', '9&aantal=2', '12'),
    },
    {
      name: 'website-theme',
      title: 'De publieke website: een thema',
      path: '/website/themas/lasrook.html',
      heading: 'Lasrook',
    },
    {
      name: 'website-materials',
      title: 'De publieke website: een poster in de winkelwagen',
      path: '/website/materialen.html',
      heading: 'Gratis materialen',
      async act(page) {
        await page.getByRole('link', { name: 'In winkelwagen Poster Gehoorbescherming op' }).click()
        await page.getByText('Toegevoegd: 1 × Poster Gehoorbescherming op').waitFor()
      },
    },
    {
      name: 'website-login',
      title: 'De publieke website: inloggen',
      path: '/website/bedrijven.html',
      heading: 'Maak je bedrijf samen veiliger',
      async act(page) {
        await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
        await page.getByRole('dialog', { name: 'Inloggen' }).waitFor()
      },
    },
    {
      name: 'website-factsheets',
      title: 'De publieke website: factsheets',
      path: '/website/factsheets.html',
      heading: 'Factsheets fysieke belasting',
    },
    {
      name: 'website-widgets',
      title: 'Widgets plaatsen, voor redacteuren',
      path: '/website/widgets.html',
      heading: 'Widgets plaatsen',
    },
    {
      name: 'widgets',
      title: 'Een widget kiezen, proberen en overnemen',
      path: '/widgets',
      heading: 'Widgets plaatsen',
    },
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
      name: 'checks-to-choose',
      title: 'Kiezen welke verbeterchecks bij het bedrijf passen',
      path: '/bedrijven/1/checks',
      heading: 'Smederij De Vonk',
      async act(page) {
        const heading = page.getByRole('heading', { name: 'Verbeterchecks' })
        await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      },
    },
    {
      name: 'next-appointment',
      title: 'De volgende afspraak met de verbetercoach, voor in je agenda',
      path: '/bedrijven/2/checks',
      heading: 'Constructiebedrijf Maasoever',
      async act(page) {
        const heading = page.getByRole('heading', { name: 'Volgende afspraak' })
        await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      },
    },
    {
      name: 'history',
      title: 'De geschiedenis van een bedrijf',
      path: '/bedrijven/2/geschiedenis',
      heading: 'Geschiedenis',
      act: (page) => page.getByRole('list', { name: 'Vandaag' }).waitFor(),
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
      name: 'matrix',
      title: 'De risicomatrix: elke functiegroep, elk onderdeel',
      path: '/bedrijven/2/checks/fysieke-belasting',
      heading: 'Resultaten per functiegroep',
    },
    {
      name: 'results-function-group',
      title: 'Wat er uit de check kwam voor een functiegroep',
      path: '/bedrijven/2/checks/fysieke-belasting',
      heading: 'Resultaten per functiegroep',
      async act(page) {
        await page.getByRole('region').getByRole('link', { name: 'Bankwerkers', exact: true }).click()
        await page.getByRole('heading', { level: 1, name: 'Bankwerkers' }).waitFor()
        await page.waitForLoadState('networkidle')
      },
    },
    {
      name: 'results-column',
      title: 'Eén onderdeel in alle functiegroepen',
      path: '/bedrijven/2/checks/fysieke-belasting/LIFTING',
      heading: 'Tillen',
    },
    {
      name: 'answers',
      title: 'Teruglezen wat er is geantwoord',
      path: '/bedrijven/2/checks/fysieke-belasting/SITTING_WORK/antwoorden',
      heading: 'Antwoorden: kantoormedewerkers',
    },
    {
      name: 'function-groups',
      title: 'De functiegroepen waarvoor de check wordt gedaan',
      path: '/check/fysieke-belasting/2/functiegroepen',
      heading: 'Functiegroepen',
    },
    {
      name: 'noise',
      title: 'Schadelijk geluid: de dagdosis van een plaatbewerker',
      path: '/bedrijven/2/checks/schadelijk-geluid/DOSE',
      heading: 'Dagdosis',
      act: async (page) => {
        await page.getByRole('link', { name: /^Wijzig het antwoord: Hoe hoog is het geluid/ }).click()
        await page.getByRole('heading', { level: 1, name: /^Hoe hoog is het geluid/ }).waitFor()
      },
    },
    {
      name: 'machines',
      title: 'De machines van een bedrijf',
      path: '/check/machineveiligheid/2/machines',
      heading: 'Machines',
    },
    {
      name: 'register',
      title: 'Het register gevaarlijke stoffen',
      path: '/bedrijven/2/checks/gevaarlijke-stoffen',
      heading: 'Register gevaarlijke stoffen',
    },
    {
      name: 'substance',
      title: 'Een stof: wat je nu doet, wat er op het etiket staat, en de maatregelen in volgorde',
      path: '/bedrijven/2/checks/gevaarlijke-stoffen',
      heading: 'Register gevaarlijke stoffen',
      act: openSubstance,
    },
    {
      name: 'substance-form',
      title: 'De gegevens van een stof',
      path: '/bedrijven/2/checks/gevaarlijke-stoffen',
      heading: 'Register gevaarlijke stoffen',
      async act(page) {
        await openSubstance(page)
        await page.getByRole('link', { name: 'Aanpassen' }).click()
        await page.getByRole('button', { name: 'Opslaan' }).waitFor()
      },
    },
    {
      name: 'question',
      title: 'Eén vraag tegelijk, en wat een rood antwoord betekent',
      path: '/bedrijven/2/checks/fysieke-belasting/LIFT_BELOW_KNEE',
      heading: 'Tillen onder kniehoogte',
      async act(page) {
        const answers = 'Antwoorden bekijken of wijzigen: Bankwerkers'
        await page.getByRole('main').getByRole('link', { name: answers }).click()
        await page.getByRole('link', { name: /^Wijzig: Hoe zwaar is de zwaarste last/ }).click()
        await page.getByRole('region', { name: /^Risico: / }).waitFor()
        await page.waitForLoadState('networkidle')
      },
    },
    {
      name: 'calculation',
      title: 'Uitrekenen wat een last mag wegen',
      path: '/bedrijven/2/checks/fysieke-belasting/LIFT_BELOW_KNEE',
      heading: 'Tillen onder kniehoogte',
      async act(page) {
        const answers = 'Antwoorden bekijken of wijzigen: Bankwerkers'
        await page.getByRole('main').getByRole('link', { name: answers }).click()
        await page.getByRole('link', { name: /^Wijzig: Hoe zwaar is de zwaarste last/ }).click()
        await page.getByRole('button', { name: 'Reken het uit' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'round',
      title: 'Wat er is veranderd sinds de vorige ronde',
      path: '/bedrijven/2/checks/fysieke-belasting',
      heading: 'Resultaten per functiegroep',
      async act(page) {
        await page.getByRole('link', { name: /^Wat is er veranderd sinds/ }).click()
        await page.getByRole('heading', { level: 1, name: /^Ronde/ }).waitFor()
        await page.waitForLoadState('networkidle')
      },
    },
    {
      name: 'check-unfinished',
      title: 'Waar je verdergaat als de check nog niet af is',
      path: '/check/fysieke-belasting/2/einde',
      heading: 'De check is nog niet af',
    },
    {
      name: 'improve',
      title: 'Verbeter: wat er nog te doen is',
      path: '/bedrijven/2/verbeter',
      heading: 'Verbeter',
    },
    { name: 'advices', title: 'Adviezen', path: '/bedrijven/2/adviezen', heading: 'Adviezen' },
    {
      name: 'advice-add',
      title: 'Een advies toevoegen',
      path: '/bedrijven/2/adviezen?venster=nieuw',
      heading: 'Adviezen',
      act: (page) => page.getByRole('dialog').getByRole('textbox').first().waitFor(),
    },
    {
      name: 'advice',
      title: 'Een advies van de verbetercoach',
      path: '/bedrijven/2/adviezen',
      heading: 'Adviezen',
      async act(page) {
        await page
          .getByRole('link', { name: /^Advies van/ })
          .first()
          .click()
        await page.getByRole('heading', { name: 'Is dit advies afgehandeld?' }).waitFor()
      },
    },
    {
      name: 'advice-archive',
      title: 'Een advies archiveren vraagt of het heeft geholpen',
      path: '/bedrijven/2/adviezen/1?venster=archiveren',
      heading: 'Advies van',
      async act(page) {
        await page.getByRole('radio', { name: 'NEE' }).check()
        await page.getByRole('textbox').waitFor()
      },
    },
    {
      name: 'plan',
      title: 'Eén Plan van Aanpak over alle thema’s, op urgentie',
      path: '/bedrijven/2/plan-van-aanpak',
      heading: 'Plan van Aanpak',
      act: (page) => page.getByRole('table', { name: 'Maatregelen: Direct' }).waitFor(),
    },
    {
      name: 'action-points',
      title: 'Actiepunten van alle thema’s, op datum',
      path: '/bedrijven/2/actiepunten',
      heading: 'Actiepunten',
    },
    {
      name: 'action-point-add',
      title: 'Een actiepunt maken',
      path: '/bedrijven/2/actiepunten?venster=nieuw',
      heading: 'Actiepunten',
      act: (page) => page.getByRole('dialog').getByRole('textbox').first().waitFor(),
    },
    {
      name: 'action-point',
      title: 'Een actiepunt, met het risico waar het uit komt',
      path: '/bedrijven/2/actiepunten/1',
      heading: 'Actiepunt',
    },
    {
      name: 'company-file',
      title: 'Het bedrijfsdossier, per thema',
      path: '/bedrijven/2/bedrijfsdossier',
      heading: 'Bedrijfsdossier',
      act: (page) => page.getByRole('link', { name: 'Keuring bovenloopkraan' }).waitFor(),
    },
    {
      name: 'company-record-add',
      title: 'Een item aan het dossier toevoegen',
      path: '/bedrijven/2/bedrijfsdossier/nieuw',
      heading: 'Item toevoegen',
    },
    {
      name: 'company-record',
      title: 'Een item in het dossier: bestanden en links',
      path: '/bedrijven/2/bedrijfsdossier/1',
      heading: 'Keuring bovenloopkraan',
    },
    {
      name: 'visit-reports',
      title: 'Bezoekverslagen',
      path: '/bedrijven/2/bezoekverslagen',
      heading: 'Bezoekverslagen',
    },
    {
      name: 'visit-report',
      title: 'Een bezoekverslag beoordelen: onder drie sterren met toelichting',
      path: '/bedrijven/2/bezoekverslagen/1',
      heading: 'Bezoekverslag van',
      async act(page) {
        await page.getByRole('radio', { name: /Matig/ }).check()
        await page.getByRole('textbox').waitFor()
      },
    },
    {
      name: 'company-details',
      title: 'Bedrijfsgegevens aanpassen',
      path: '/bedrijven/2/info',
      heading: 'Gegevens aanpassen',
    },
    {
      name: 'unsaved-changes',
      title: 'Weggaan zonder op te slaan vraagt om bevestiging',
      path: '/bedrijven/2/info',
      heading: 'Gegevens aanpassen',
      async act(page) {
        await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Constructiebedrijf Maas')
        await page.getByRole('link', { name: 'Beterwerk, naar het begin' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
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
    {
      name: 'activity',
      title: 'Waar je bent ingelogd, en wat er met je account gebeurde',
      path: '/gegevens/activiteit',
      heading: 'Recente activiteit',
    },
    {
      name: 'delete-account',
      title: 'Je account verwijderen, en wat er met je bedrijven gebeurt',
      path: '/gegevens/account-verwijderen',
      heading: 'Account verwijderen',
    },
    { name: 'already-logged-in', title: 'Al ingelogd', path: '/inloggen', heading: 'Je bent al ingelogd' },
    {
      name: 'website',
      title: 'De publieke website met de login-widget',
      path: '/website/',
      heading: 'Goed werk begint met een veilige werkplaats',
    },
    {
      name: 'checkout',
      title: 'Een bestelling afronden',
      path: '/winkelwagen',
      heading: 'Winkelwagen',
      async act(page) {
        await fillCart(page, '1&aantal=3', '9&aantal=2', '12')
        await page.getByRole('link', { name: 'Ga verder met bestellen' }).click()
        await page.getByRole('combobox', { name: 'Bedrijf' }).selectOption({ label: 'Smederij De Vonk' })
      },
    },
    {
      name: 'ordered',
      title: 'De bestelling is binnen',
      path: '/winkelwagen',
      heading: 'Winkelwagen',
      async act(page) {
        await fillCart(page, '7&aantal=2', '8&aantal=10')
        await page.getByRole('link', { name: 'Ga verder met bestellen' }).click()
        await page.getByRole('combobox', { name: 'Bedrijf' }).selectOption({ label: 'Smederij De Vonk' })
        await press(page, 'Bestelling plaatsen')
        await page.getByRole('heading', { name: 'Bedankt voor je bestelling' }).waitFor()
      },
    },
    { name: 'orders', title: 'Mijn bestellingen', path: '/bestellingen', heading: 'Mijn bestellingen' },
  ],
  collega: [
    {
      name: 'invitees',
      title: 'Meekijken bij een bedrijf',
      path: '/bedrijven/2/checks',
      heading: 'Constructiebedrijf Maasoever',
    },
    {
      name: 'invitees-explained',
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
    { name: 'today', title: 'Vandaag, als verbetercoach', path: '/vandaag', heading: 'Vandaag' },
    {
      name: 'companies-coach',
      title: 'Bedrijven zoeken als verbetercoach',
      path: '/bedrijven',
      heading: 'Mijn bedrijven',
    },
    {
      name: 'visit-report-add',
      title: 'Een bezoekverslag schrijven, als verbetercoach',
      path: '/bedrijven/2/bezoekverslagen/nieuw',
      heading: 'Nieuw bezoekverslag',
    },
    {
      name: 'visit-report-edit',
      title: 'Een bezoekverslag aanpassen',
      path: '/bedrijven/2/bezoekverslagen/1/aanpassen',
      heading: 'Bezoekverslag aanpassen',
    },
  ],
  beheer: [
    {
      name: 'users',
      title: 'Gebruikers, als beheerder',
      path: '/gebruikersbeheer',
      heading: 'Gebruikers (5)',
    },
    {
      name: 'user',
      title: 'Een gebruiker met zijn rollen',
      path: '/gebruikersbeheer/5',
      heading: 'Beheer Demo',
    },
    {
      name: 'delete-user',
      title: 'Het account van een gebruiker verwijderen',
      path: '/gebruikersbeheer/1/verwijderen',
      heading: 'Account van Eigenaar Demo verwijderen',
    },
    {
      name: 'company-facts',
      title: 'Een bedrijf, als beheerder',
      path: '/bedrijvenbeheer/2',
      heading: 'Constructiebedrijf Maasoever',
    },
    {
      name: 'move-check',
      title: 'Een verbetercheck naar een ander bedrijf verplaatsen',
      path: '/bedrijvenbeheer/verbetercheck-verplaatsen?from=2&to=1',
      heading: 'Verbetercheck verplaatsen',
      async act(page) {
        await page.getByRole('combobox', { name: 'Welke check' }).selectOption('Machineveiligheid')
        await press(page, 'Check verplaatsen')
        await page.getByRole('alertdialog').waitFor()
      },
    },
  ],
}
