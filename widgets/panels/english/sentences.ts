import type { Sentences } from './store.ts'

/** All that a visitor in English needs at first, and no more: the login form, and every form and failure. */
export const sentences: Sentences = {
  // The login.
  'E-mailadres': 'Email address',
  Wachtwoord: 'Password',
  wachtwoord: 'password',
  Toon: 'Show',
  Verberg: 'Hide',
  'Wachtwoord vergeten?': 'Forgotten your password?',
  Inloggen: 'Log in',
  'Wachtwoord vergeten': 'Forgotten password',
  Aanmelden: 'Sign up',
  'Inloggen met een passkey': 'Log in with a passkey',
  'Nieuw hier? Meld je nu aan!': 'New here? Sign up now!',
  Code: 'Code',
  'De zes cijfers uit de app op je telefoon.': 'The six digits from the app on your phone.',
  Herstelcode: 'Recovery code',
  'Elke herstelcode werkt één keer.': 'Each recovery code works once.',
  'Gebruik de code uit de app': 'Use the code from the app',
  'Gebruik een herstelcode': 'Use a recovery code',
  'Inloggen is niet gelukt': 'Logging in failed',
  'Je browser bewaart geen cookies. Sta cookies toe om in te loggen.':
    'Your browser doesn’t store cookies. Allow cookies to log in.',
  'Het e-mailadres of het wachtwoord klopt niet.': 'The email address or the password is wrong.',
  'Vul ook de code uit je authenticator-app in.': 'Fill in the code from your authenticator app as well.',
  'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app.':
    'This code is wrong or was used before. Wait for the next code in your app.',
  'Deze herstelcode klopt niet of is al gebruikt.': 'This recovery code is wrong or was used before.',
  'Inloggen met deze passkey is niet gelukt. Probeer het opnieuw, of log in met je wachtwoord.':
    'Logging in with this passkey failed. Try again, or log in with your password.',
  'Op dit adres kun je geen passkeys gebruiken.': 'You can’t use passkeys at this address.',

  // Forms.
  '(niet verplicht)': '(optional)',
  'Even geduld…': 'One moment…',
  'Niet alle velden zijn correct ingevuld': 'Not all fields are filled in correctly',
  'Dit is een verplicht veld.': 'This field is required.',
  'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.':
    'Your password needs at least eight characters, with a lower case letter, a capital letter and a digit.',
  'Vul hier hetzelfde wachtwoord in.': 'Fill in the same password here.',
  'het herhaalde wachtwoord': 'the repeated password',
  'Ongeldig e-mailadres': 'Invalid email address',
  'Voldoet niet aan de validatie regels.': 'This isn’t valid.',
  'Vul hier maximaal {} tekens in.': 'Fill in {} characters at most.',
  'Wat je eerder had ingevuld, staat er weer. Je hebt het nog niet opgeslagen.':
    'What you filled in before is back. You haven’t saved it yet.',
  '{}: {text}': '{}: {text}',

  // What fails.
  'In je winkelwagen passen 250 producten. Haal er iets uit, of bestel eerst wat er in zit.':
    'Your cart holds 250 products. Remove something, or order what’s in it first.',
  'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.':
    'The service is temporarily unavailable, please try again later.',
  'Geen rechten of toegang tot dit onderdeel': 'You don’t have access to this',
  'De applicatie heeft een onverwachte fout gegeven, probeer het later nog eens.':
    'Something unexpected went wrong, please try again later.',
  'Er is iets misgegaan ({})': 'Something went wrong ({})',
  'Je hebt dit te vaak geprobeerd.': 'You’ve tried this too often.',
  '{text} Wacht {text} en probeer het dan opnieuw.': '{text} Wait {text} and then try again.',
  '{} minuut': '{} minute',
  '{} minuten': '{} minutes',
  '{} uur': '{} hours',
  'Vanaf dit adres kun je hier niets bekijken of wijzigen.':
    'You can’t see or change anything from this address.',
  'Je bent niet meer ingelogd. Log opnieuw in.': 'You’re no longer logged in. Log in again.',
  'Je browser stuurt te veel cookies mee. Laad de pagina opnieuw, dan kun je ze laten verwijderen.':
    'Your browser sends too many cookies. Reload the page to have them removed.',
  'Het is nu erg druk. Wacht een paar tellen en probeer het dan opnieuw.':
    'It’s very busy right now. Wait a few seconds and try again.',
  'Dit hebben we al, maar met andere gegevens. Kijk eerst of het er al staat, voordat je het opnieuw opslaat.':
    'We already have this, but with other details. Check whether it’s there before you save it again.',
  'Dit wordt nog verwerkt. Wacht even en probeer het dan opnieuw.':
    'This is still being processed. Wait a moment and try again.',
  'Dit is al opgeslagen. Laad de pagina opnieuw om het te zien.':
    'This has already been saved. Reload the page to see it.',
  'Er is nu onderhoud. Je kunt alles lezen, maar nu niets opslaan. Probeer het straks nog eens.':
    'Maintenance is under way. You can read everything, but save nothing. Please try again later.',
}
