import type { Pages } from '#shared/domain/website/page.ts'

export const pages = {
  widgets: { path: '/widgets', shape: 'list' },
} satisfies Pages
