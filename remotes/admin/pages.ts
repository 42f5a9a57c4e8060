import type { Pages } from '#shared/domain/website/page.ts'

export const pages = {
  users: { path: '/gebruikersbeheer', shape: 'list' },
  user: { path: '/gebruikersbeheer/:userId', shape: 'form' },
  deleteUser: { path: '/gebruikersbeheer/:userId/verwijderen', shape: 'form' },
  companies: { path: '/bedrijvenbeheer', shape: 'list' },
  moveCheck: { path: '/bedrijvenbeheer/verbetercheck-verplaatsen', shape: 'form' },
  company: { path: '/bedrijvenbeheer/:companyId', shape: 'reading' },
} satisfies Pages
