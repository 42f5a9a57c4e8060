import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

export default {
  site: [
    {
      path: 'inloggen',
      handle: { breadcrumb: 'Inloggen', access: 'public' },
      lazy: () => import('./login/LoginPage.tsx'),
    },
    {
      path: 'aanmelden',
      handle: { breadcrumb: 'Aanmelden', access: 'public' },
      lazy: () => import('./registration/RegistrationPage.tsx'),
    },
    {
      path: 'wachtwoord-vergeten',
      handle: { breadcrumb: 'Wachtwoord vergeten', access: 'public' },
      lazy: () => import('./forgotten-password/ForgotPasswordPage.tsx'),
    },
    {
      path: 'wachtwoord-resetten',
      handle: { breadcrumb: 'Wachtwoord resetten', access: 'public' },
      lazy: () => import('./forgotten-password/ResetPasswordPage.tsx'),
    },
    {
      path: 'nieuw-e-mailadres-bevestigen',
      handle: { breadcrumb: 'E-mailadres bevestigen', access: 'public' },
      lazy: () => import('./account-changes/ConfirmAddressPage.tsx'),
    },
    {
      path: 'wijziging-ongedaan-maken',
      handle: { breadcrumb: 'Wijziging ongedaan maken', access: 'public' },
      lazy: () => import('./account-changes/UndoChangePage.tsx'),
    },
    {
      path: 'account-verwijderd',
      handle: { breadcrumb: 'Account verwijderd', access: 'public' },
      lazy: () => import('./delete-account/AccountDeletedPage.tsx'),
    },
    {
      path: 'afmelden',
      handle: { breadcrumb: 'Afmelden', access: 'public' },
      lazy: () => import('./unsubscribe/UnsubscribePage.tsx'),
    },
    {
      path: 'uitnodiging-bevestigen',
      handle: { breadcrumb: 'Uitnodiging bevestigen', access: 'public' },
      lazy: () => import('./claim/ConfirmClaimPage.tsx'),
    },
    {
      path: 'e-mailadres-bevestigen',
      handle: { breadcrumb: 'E-mailadres bevestigen', access: 'public' },
      lazy: () => import('./verification/VerifyEmailPage.tsx'),
    },
    {
      path: 'gegevens',
      // Each page below has its own access rule.
      handle: { breadcrumb: 'Mijn gegevens', access: 'authenticated', sidebar: 'account' },
      children: [
        { index: true, lazy: () => import('./details/AccountPage.tsx') },
        {
          path: 'wachtwoord-wijzigen',
          handle: { breadcrumb: 'Wachtwoord wijzigen', sidebar: 'account' },
          lazy: () => import('./details/ChangePasswordPage.tsx'),
        },
        {
          path: 'tweestapslogin',
          handle: { breadcrumb: 'Tweestapslogin', access: 'authenticated', sidebar: 'account' },
          lazy: () => import('./two-step-login/TwoStepLoginPage.tsx'),
        },
        {
          path: 'passkeys',
          handle: { breadcrumb: 'Passkeys', sidebar: 'account' },
          lazy: () => import('./passkeys/PasskeysPage.tsx'),
        },
        {
          path: 'activiteit',
          handle: { breadcrumb: 'Recente activiteit', access: 'authenticated', sidebar: 'account' },
          lazy: () => import('./activity/ActivityPage.tsx'),
        },
        {
          path: 'account-verwijderen',
          handle: { breadcrumb: 'Account verwijderen', access: 'authenticated', sidebar: 'account' },
          lazy: () => import('./delete-account/DeleteAccountPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
