import type { Pages } from '#shared/domain/website/page.ts'

export const pages = {
  login: { path: '/inloggen', shape: 'login' },
  registration: { path: '/aanmelden', shape: 'login' },
  forgotPassword: { path: '/wachtwoord-vergeten', shape: 'login' },
  resetPassword: { path: '/wachtwoord-resetten', shape: 'login' },
  confirmAddress: { path: '/nieuw-e-mailadres-bevestigen', shape: 'login' },
  undoChange: { path: '/wijziging-ongedaan-maken', shape: 'login' },
  accountDeleted: { path: '/account-verwijderd', shape: 'login' },
  unsubscribe: { path: '/afmelden', shape: 'state' },
  confirmClaim: { path: '/uitnodiging-bevestigen', shape: 'state' },
  sendRequested: { path: '/uitnodiging-versturen', shape: 'state' },
  verifyEmail: { path: '/e-mailadres-bevestigen', shape: 'state' },
  account: { path: '/gegevens', shape: 'form' },
  changePassword: { path: '/gegevens/wachtwoord-wijzigen', shape: 'form' },
  twoStepLogin: { path: '/gegevens/tweestapslogin', shape: 'reading' },
  passkeys: { path: '/gegevens/passkeys', shape: 'reading' },
  activity: { path: '/gegevens/activiteit', shape: 'list' },
  deleteAccount: { path: '/gegevens/account-verwijderen', shape: 'form' },
} satisfies Pages
