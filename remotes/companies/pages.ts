import type { Pages } from '#shared/domain/website/page.ts'

export const pages = {
  today: { path: '/vandaag', shape: 'company' },
  myCompanies: { path: '/bedrijven', shape: 'cards' },
  ofExternalId: { path: '/bedrijven/externalId/:externalKey', shape: 'company' },
  improveOfExternalId: { path: '/bedrijven/verbeter/externalId/:externalKey', shape: 'cards' },
  addCompany: { path: '/bedrijf-toevoegen', shape: 'form' },
  startCheck: { path: '/check/start', shape: 'form' },
  company: { path: '/bedrijven/:companyId', shape: 'company' },
  checks: { path: '/bedrijven/:companyId/checks', shape: 'company' },
  history: { path: '/bedrijven/:companyId/geschiedenis', shape: 'list' },
  details: { path: '/bedrijven/:companyId/info', shape: 'form' },
} satisfies Pages
