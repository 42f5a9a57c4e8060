import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { pages } from './pages.ts'

export default {
  site: [
    {
      path: pages.login.path,
      handle: { breadcrumb: 'Inloggen', access: 'public' },
      lazy: () => import('./login/LoginPage.tsx'),
    },
    {
      path: pages.registration.path,
      handle: { breadcrumb: 'Aanmelden', access: 'public' },
      lazy: () => import('./registration/RegistrationPage.tsx'),
    },
    {
      path: pages.forgotPassword.path,
      handle: { breadcrumb: 'Wachtwoord vergeten', access: 'public' },
      lazy: () => import('./forgotten-password/ForgotPasswordPage.tsx'),
    },
    {
      path: pages.resetPassword.path,
      handle: { breadcrumb: 'Wachtwoord resetten', access: 'public' },
      lazy: () => import('./forgotten-password/ResetPasswordPage.tsx'),
    },
    {
      path: pages.confirmAddress.path,
      handle: { breadcrumb: 'E-mailadres bevestigen', access: 'public' },
      lazy: () => import('./account-changes/ConfirmAddressPage.tsx'),
    },
    {
      path: pages.undoChange.path,
      handle: { breadcrumb: 'Wijziging ongedaan maken', access: 'public' },
      lazy: () => import('./account-changes/UndoChangePage.tsx'),
    },
    {
      path: pages.accountDeleted.path,
      handle: { breadcrumb: 'Account verwijderd', access: 'public' },
      lazy: () => import('./delete-account/AccountDeletedPage.tsx'),
    },
    {
      path: pages.unsubscribe.path,
      handle: { breadcrumb: 'Afmelden', access: 'public' },
      lazy: () => import('./unsubscribe/UnsubscribePage.tsx'),
    },
    {
      path: pages.confirmClaim.path,
      handle: { breadcrumb: 'Uitnodiging bevestigen', access: 'public' },
      lazy: () => import('./claim/ConfirmClaimPage.tsx'),
    },
    {
      path: pages.sendRequested.path,
      handle: { breadcrumb: 'Uitnodiging versturen', access: 'public' },
      lazy: () => import('./invitation-request/SendRequestedPage.tsx'),
    },
    {
      path: pages.verifyEmail.path,
      handle: { breadcrumb: 'E-mailadres bevestigen', access: 'public' },
      lazy: () => import('./verification/VerifyEmailPage.tsx'),
    },
    {
      path: pages.account.path,
      // Each page below has its own access rule.
      handle: { breadcrumb: 'Mijn gegevens', access: 'authenticated', sidebar: 'account' },
      children: [
        { index: true, lazy: () => import('./details/AccountPage.tsx') },
        {
          path: pages.changePassword.path,
          handle: { breadcrumb: 'Wachtwoord wijzigen', sidebar: 'account' },
          lazy: () => import('./details/ChangePasswordPage.tsx'),
        },
        {
          path: pages.twoStepLogin.path,
          handle: { breadcrumb: 'Tweestapslogin', access: 'authenticated', sidebar: 'account' },
          lazy: () => import('./two-step-login/TwoStepLoginPage.tsx'),
        },
        {
          path: pages.passkeys.path,
          handle: { breadcrumb: 'Passkeys', sidebar: 'account' },
          lazy: () => import('./passkeys/PasskeysPage.tsx'),
        },
        {
          path: pages.activity.path,
          handle: { breadcrumb: 'Recente activiteit', access: 'authenticated', sidebar: 'account' },
          lazy: () => import('./activity/ActivityPage.tsx'),
        },
        {
          path: pages.deleteAccount.path,
          handle: { breadcrumb: 'Account verwijderen', access: 'authenticated', sidebar: 'account' },
          lazy: () => import('./delete-account/DeleteAccountPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
