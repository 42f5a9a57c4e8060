import type { Pages } from '#shared/domain/website/page.ts'

/** The pages of the shell itself. */
export const pages = {
  home: { path: '/', shape: 'cards' },
  noAccess: { path: '/geen-toegang', shape: 'state' },
} satisfies Pages
