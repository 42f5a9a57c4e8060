import { INVITED_COACH } from '#shared/domain/basics/access.ts'
import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import type { CompanyRecord } from '#shared/domain/files/company-record.ts'
import type { AdviceDetails } from '#shared/domain/improve/advice.ts'
import type { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { dialogHref } from '#shared/federation/dialog-address.ts'
import type { CompanyLink, RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { pages } from './pages.ts'

const forReaders = { company: {} } as const
const forAdmins = { level: 'ADMIN' } as const

const addAdvice: CompanyLink = {
  path: dialogHref('adviezen', 'nieuw'),
  label: 'Advies toevoegen',
  requirement: forAdmins,
}
const addActionPoint: CompanyLink = {
  path: dialogHref('actiepunten', 'nieuw'),
  label: 'Actiepunt toevoegen',
  requirement: forAdmins,
}
const addVisitReport: CompanyLink = {
  path: 'bezoekverslagen/nieuw',
  label: 'Bezoekverslag schrijven',
  requirement: INVITED_COACH,
}

const addCompanyRecord: CompanyLink = {
  path: 'bedrijfsdossier/nieuw',
  label: 'Item toevoegen',
  requirement: forAdmins,
}

const companyFile = { path: 'bedrijfsdossier', label: 'Bedrijfsdossier' }

/** The breadcrumb of an item of the company file: its subject. */
const subjectOf = (data: unknown) => (data as Partial<CompanyRecord> | undefined)?.subject

/** The breadcrumb of an advice: its date. */
const nameOfAdvice = (data: unknown) => {
  const advice = data as Partial<AdviceDetails> | undefined
  return advice?.createdDate && `Advies van ${formatInstant(advice.createdDate)}`
}

/** The breadcrumb of a visit report: the date of the visit. */
const nameOfVisitReport = (data: unknown) => {
  const report = data as Partial<VisitReport> | undefined
  return report?.dateAppointment && `Bezoekverslag van ${formatDay(report.dateAppointment)}`
}
const backToVisitReports = { path: 'bezoekverslagen', label: 'Bezoekverslagen' }

export default {
  company: [
    {
      path: pages.overview.path,
      handle: {
        breadcrumb: 'Verbeter',
        access: forReaders,
        add: [addAdvice, addActionPoint, addCompanyRecord, addVisitReport],
      },
      lazy: () => import('./overview/OverviewPage.tsx'),
    },
    {
      path: pages.plan.path,
      handle: { breadcrumb: 'Plan van Aanpak', access: forReaders, add: [addActionPoint, addAdvice] },
      lazy: () => import('./plan/PlanPage.tsx'),
    },
    {
      path: pages.advices.path,
      handle: { breadcrumb: 'Adviezen', access: forReaders, add: [addAdvice] },
      children: [
        { index: true, lazy: () => import('./advices/AdvicesPage.tsx') },
        {
          path: pages.advice.path,
          handle: { breadcrumb: nameOfAdvice, back: { path: 'adviezen', label: 'Adviezen' } },
          lazy: () => import('./advices/AdvicePage.tsx'),
        },
      ],
    },
    {
      path: pages.actionPoints.path,
      handle: { breadcrumb: 'Actiepunten', access: forReaders, add: [addActionPoint] },
      children: [
        { index: true, lazy: () => import('./action-points/ActionPointsPage.tsx') },
        {
          path: pages.actionPoint.path,
          handle: { breadcrumb: 'Actiepunt', back: { path: 'actiepunten', label: 'Actiepunten' } },
          lazy: () => import('./action-points/ActionPointPage.tsx'),
        },
      ],
    },
    {
      path: pages.companyFile.path,
      handle: { breadcrumb: 'Bedrijfsdossier', access: { company: forAdmins }, add: [addCompanyRecord] },
      children: [
        { index: true, lazy: () => import('./company-file/CompanyFilePage.tsx') },
        {
          path: pages.addCompanyRecord.path,
          handle: { breadcrumb: 'Nieuw', back: companyFile },
          lazy: () => import('./company-file/AddCompanyRecordPage.tsx'),
        },
        {
          path: pages.companyRecord.path,
          handle: { breadcrumb: subjectOf, back: companyFile },
          lazy: () => import('./company-file/CompanyRecordPage.tsx'),
        },
      ],
    },
    {
      path: pages.visitReports.path,
      handle: {
        breadcrumb: 'Bezoekverslagen',
        access: { company: forAdmins },
        add: [addVisitReport],
      },
      children: [
        { index: true, lazy: () => import('./visit-reports/VisitReportsPage.tsx') },
        {
          path: pages.addVisitReport.path,
          handle: {
            breadcrumb: 'Nieuw bezoekverslag',
            access: { company: INVITED_COACH },
            back: backToVisitReports,
            add: [],
          },
          lazy: () => import('./visit-reports/AddVisitReportPage.tsx'),
        },
        {
          path: pages.visitReport.path,
          handle: { breadcrumb: nameOfVisitReport, back: backToVisitReports },
          lazy: () => import('./visit-reports/VisitReportPage.tsx'),
        },
        {
          path: pages.editVisitReport.path,
          handle: { breadcrumb: 'Bezoekverslag aanpassen', back: backToVisitReports, add: [] },
          lazy: () => import('./visit-reports/EditVisitReportPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
