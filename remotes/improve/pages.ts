import type { Pages } from '#shared/domain/website/page.ts'

export const pages = {
  overview: { path: '/bedrijven/:companyId/verbeter', shape: 'cards' },
  plan: { path: '/bedrijven/:companyId/plan-van-aanpak', shape: 'list' },
  advices: { path: '/bedrijven/:companyId/adviezen', shape: 'list' },
  advice: { path: '/bedrijven/:companyId/adviezen/:adviceId', shape: 'reading' },
  actionPoints: { path: '/bedrijven/:companyId/actiepunten', shape: 'list' },
  actionPoint: { path: '/bedrijven/:companyId/actiepunten/:actionId', shape: 'reading' },
  companyFile: { path: '/bedrijven/:companyId/bedrijfsdossier', shape: 'list' },
  addCompanyRecord: { path: '/bedrijven/:companyId/bedrijfsdossier/nieuw', shape: 'form' },
  companyRecord: { path: '/bedrijven/:companyId/bedrijfsdossier/:companyRecordId', shape: 'reading' },
  visitReports: { path: '/bedrijven/:companyId/bezoekverslagen', shape: 'list' },
  addVisitReport: { path: '/bedrijven/:companyId/bezoekverslagen/nieuw', shape: 'form' },
  visitReport: { path: '/bedrijven/:companyId/bezoekverslagen/:visitReportId', shape: 'reading' },
  editVisitReport: { path: '/bedrijven/:companyId/bezoekverslagen/:visitReportId/aanpassen', shape: 'form' },
} satisfies Pages
