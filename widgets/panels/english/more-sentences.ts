import type { Sentences } from './store.ts'

export const moreSentences: Sentences = {
  // The account menu.
  Vandaag: 'Today',
  'Mijn bedrijven': 'My companies',
  'Mijn gegevens': 'My details',
  'Mijn bestellingen': 'My orders',
  'Log uit': 'Log out',

  // The forms for a new account and a new password.
  'gebruik je alle hulpmiddelen gratis': 'use all tools for free',
  'bewaar je je verbeterchecks en ga je later verder': 'save your improvement checks and go on later',
  'werk je samen met collega’s en een verbetercoach':
    'work together with colleagues and an improvement coach',
  'Welkom! Met je account:': 'Welcome! With your account you:',
  'Minimaal acht tekens, met een kleine letter, een hoofdletter en een cijfer.':
    'At least eight characters, with a lower case letter, a capital and a digit.',
  'Registreren is niet gelukt': 'Signing up failed',
  Voornaam: 'First name',
  Tussenvoegsel: 'Prefix of the last name',
  Achternaam: 'Last name',
  'Herhaal je wachtwoord': 'Repeat your password',
  'Werkgever/manager': 'Employer/manager',
  Werknemer: 'Employee',
  Arboprofessional: 'Health and safety professional',
  Personeelsvertegenwoordiger: 'Employee representative',
  'Werkzaam in andere functie': 'Another position',
  'Ik ga akkoord met de': 'I accept the',
  gebruikersvoorwaarden: 'terms of use',
  'Ik heb de': 'I have read the',
  privacyverklaring: 'privacy statement',
  gelezen: '',
  'Stuur mij de nieuwsbrief': 'Send me the newsletter',
  'Je bent aangemeld': 'You have signed up',
  'We hebben een mail gestuurd naar': 'We have sent an email to',
  '. Bevestig daarmee je e-mailadres.': '. Confirm your email address with it.',
  'Wachtwoord resetten is niet gelukt.': 'Resetting the password failed.',
  'Vul je e-mailadres in. Je krijgt dan een e-mail met een link om een nieuw wachtwoord te kiezen.':
    'Fill in your email address. You will get an email with a link to choose a new password.',
  'Stuur mij een link': 'Send me a link',
  'We hebben een e-mail gestuurd naar': 'We have sent an email to',
  ', als we dit adres kennen.': ', if we know this address.',
  'Klik op de link in de e-mail. De link werkt één keer, en niet langer dan een uur.':
    'Click the link in the email. The link works once, and for an hour at most.',
  'Kies een nieuw wachtwoord.': 'Choose a new password.',
  'Terug naar inloggen': 'Back to the login',
  'Niet gekregen?': 'Did not get it?',
  'Wacht een paar minuten, en kijk in je map met ongewenste e-mail (spam). Vraag daarna een nieuwe link aan: alleen de laatste werkt.':
    'Wait a few minutes, and look in your folder with unwanted email (spam). Then ask for a new link: only the last one works.',
  'Vraag een nieuwe link aan': 'Ask for a new link',
  'Kijk in je e-mail': 'Check your email',

  // The product.
  Materiaal: 'Material',
  'Materiaal wordt geladen...': 'Loading the material...',
  'Dit materiaal kan niet geladen worden': 'This material can’t be loaded',
  'Dit materiaal is niet te bestellen.': 'This material can’t be ordered.',
  '‘{}’ zit in je winkelwagen.': '‘{}’ is in your cart.',
  '‘{}’ past niet in je winkelwagen.': '‘{}’ does not fit in your cart.',
  'Sta cookies toe: daarin bewaren we je winkelwagen.': 'Allow cookies: we keep your cart in them.',
  'In winkelwagen': 'Add to cart',
  'Hiervan zit al': 'You already have',
  '× in je winkelwagen.': '× of it in your cart.',
  'Er zit nu in:': 'Now in your cart:',
  'en nog {} andere': 'and {} more',
  'Naar je winkelwagen': 'Go to your cart',

  // The companies.
  'Bedrijven worden geladen...': 'Loading companies...',
  'Overzicht van bedrijven kan niet geladen worden': 'Your companies can’t be loaded',
  'Geen bedrijven.': 'No companies.',
  'Maak je bedrijf aan. Daarna kun je beginnen met een verbetercheck.':
    'Add your company. Then you can start an improvement check.',
  'Bedrijf toevoegen': 'Add company',
  'Bekijk al je {} bedrijven': 'See all {} of your companies',
  'Naar mijn bedrijven': 'Go to my companies',
  'Je kijkt mee bij dit bedrijf.': 'You’re looking along with this company.',
  Metaalbewerking: 'Metalworking',
  Metalektro: 'Metal and electrical',
  anders: 'Other',
  'minder dan 10 medewerkers': 'fewer than 10 employees',
  '10 tot 100 medewerkers': '10 to 100 employees',
  '100 tot 500 medewerkers': '100 to 500 employees',
  'meer dan 500 medewerkers': 'more than 500 employees',
  '{text} · {text}': '{text} · {text}',
  'Niet gestart': 'Not started',
  'Risico’s gevonden': 'Risks found',
  'Let op': 'Needs attention',
  'Geen risico’s': 'No risks',
  Bezig: 'In progress',
  'Niet gekozen': 'Not chosen',
  'te gaan': 'to go',
  'vraag open': 'open question',
  'vragen open': 'open questions',
  'Ga verder': 'Continue',
  'Ga verder met {text} bij {}': 'Continue {text} at {}',
  'Bekijk Verbeterchecks': 'See improvement checks',
  'Bekijk Verbeterchecks van {}': 'See improvement checks of {}',

  // The invitation.
  'Nodig iemand uit bij {}': 'Invite someone to {}',
  'Wie nodig je uit?': 'Who are you inviting?',
  Verbetercoach: 'Improvement coach',
  'Denkt met je mee. Mag alles bekijken en bewerken.': 'Thinks along with you. Can see and edit everything.',
  Collega: 'Colleague',
  'Werkt bij je bedrijf.': 'Works at your company.',
  'Externe adviseur': 'External adviser',
  'Helpt je van buiten, bijvoorbeeld als arboadviseur.':
    'Helps you from outside, for example as a health and safety adviser.',
  'De Verbetercoach is al uitgenodigd om mee te kijken.':
    'The improvement coach has already been invited to look along.',
  Naam: 'Name',
  Bericht: 'Message',
  'Dit staat in de mail.': 'This will be in the email.',
  Rechten: 'Access',
  Meelezen: 'View',
  'Kan alles bekijken, maar niets veranderen.': 'Can see everything, but change nothing.',
  'Meelezen en -werken': 'View and edit',
  'Kan ook verbeterchecks starten en invullen.': 'Can also start and fill in improvement checks.',
  'Bedrijf administreren': 'Manage company',
  'Kan ook adviezen en actiepunten toevoegen, en ziet het bedrijfsdossier en de bezoekverslagen.':
    'Can also add advice and action points, and sees the company file and the visit reports.',
  Verbeterchecks: 'Improvement checks',
  'Kies er minstens één. Andere verbeterchecks blijven verborgen.':
    'Choose at least one. Other improvement checks stay hidden.',
  'Nog nodig: {texts}.': 'Still needed: {texts}.',
  'Uitnodiging versturen': 'Send invitation',
  Annuleren: 'Cancel',
  'Gegevens aanpassen is niet gelukt': 'Your changes couldn’t be saved',
  'De uitnodiging aan de\u00a0Verbetercoach is verstuurd.':
    'The invitation to the improvement coach has been sent.',
  'Bevestig nog de uitnodiging aan de\u00a0Verbetercoach.':
    'The invitation to the improvement coach still has to be confirmed.',
  'Bevestig nog de uitnodiging aan {}.': 'The invitation to {} still has to be confirmed.',
  'De uitnodiging gaat pas weg als de eigenaar van het bedrijf haar bevestigt: met de link in de mail die we net hebben gestuurd, of in de eigen omgeving bij ‘Mensen die meekijken’.':
    'It is sent once the owner of the company has confirmed it: with the link in the email that we have just sent, or in the personal environment at “Mensen die meekijken”.',
  'De uitnodiging aan {} is verstuurd.': 'The invitation to {} has been sent.',
  'Dit is het e-mailadres van de eigenaar van het bedrijf.':
    'This is the email address of the owner of the company.',
  'De persoon met dit e-mailadres kijkt al mee.': 'The person with this email address already looks along.',
  'Dit e-mailadres heeft al een uitnodiging. Die kun je opnieuw versturen.':
    'This email address already has an invitation. You can send it again.',
  'Bij een bedrijf kunnen hooguit {} mensen meekijken. Trek eerst een uitnodiging in.':
    'At most {} people can look along with a company. Withdraw an invitation first.',
  'Dit e-mailadres heeft vandaag al heel veel mails gekregen. Probeer het morgen opnieuw.':
    'This email address has already had a lot of emails today. Try again tomorrow.',
  'Vandaag zijn er al heel veel uitnodigingen van dit bedrijf verstuurd. Probeer het morgen opnieuw.':
    'This company has already sent a lot of invitations today. Try again tomorrow.',
  'Bevestig eerst je e-mailadres met de mail die je van ons kreeg. Doe daarna dit nog een keer. Geen mail gekregen? Bij "Mijn gegevens" stuur je hem opnieuw.':
    'First confirm your email address with the email we sent you. Then do this again. No email? You can send it again under “My details”.',

  // The cart.
  Winkelwagen: 'Cart',
  'Materiaal\u00a0{}': 'Product\u00a0{}',
  Aantal: 'Quantity',
  'Aantal: Materiaal\u00a0{}': 'Quantity: Product\u00a0{}',
  'Aantal: {}': 'Quantity: {}',
  Verwijder: 'Remove',
  'Verwijder Materiaal\u00a0{}': 'Remove Product\u00a0{}',
  'Verwijder {}': 'Remove {}',
  '‘Materiaal\u00a0{}’ is uit je winkelwagen gehaald.': '‘Product\u00a0{}’ has been removed from your cart.',
  '‘{}’ is uit je winkelwagen gehaald.': '‘{}’ has been removed from your cart.',
  'Je winkelwagen is leeg.': 'Your cart is empty.',
  'Verder met bestellen': 'Continue to order',
  'De namen van de materialen kunnen niet geladen worden': 'The names of the products can’t be loaded',
  'Je winkelwagen kan niet veranderd worden.': 'Your cart can’t be changed.',

  // The checks and other themes.
  'Fysieke belasting': 'Physical strain',
  'Gevaarlijke stoffen': 'Hazardous substances',
  Machineveiligheid: 'Machine safety',
  'Schadelijk geluid': 'Harmful noise',
  'Tijdelijk werken op hoogte': 'Temporary work at height',
  Lasrook: 'Welding fumes',
  Algemeen: 'General',
  Nieuwkomers: 'Newcomers',
  'Besloten ruimte': 'Confined space',
  Overig: 'Other',

  // What a new account or password can be refused with.
  'Log in met je e-mailadres en je wachtwoord.': 'Log in with your email address and your password.',
  'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord, bijvoorbeeld een paar losse woorden met een cijfer.':
    'This password is easy to guess. Choose another one, such as a few unrelated words with a digit.',
}
