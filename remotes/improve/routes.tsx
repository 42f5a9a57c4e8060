import type { AdviceDetails } from '#shared/domain/advice.ts'
import type { CompanyRecord } from '#shared/domain/company-record.ts'
import { formatInstant } from '#shared/domain/date.ts'
import { dialogHref } from '#shared/federation/dialog-address.ts'
import type { CompanyLink, RemoteRoutes } from '#shared/federation/remote-routes.ts'

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

const addCompanyRecord: CompanyLink = {
  path: 'bedrijfsdossier/nieuw',
  label: 'Item toevoegen',
  requirement: forAdmins,
}

const companyFile = { path: 'bedrijfsdossier', label: 'Bedrijfsdossier' }

/** The breadcrumb of an item of the company file: its subject. */
const subjectOf = (data: unknown) => (data as Partial<CompanyRecord> | undefined)?.subject

const nameOfAdvice = (data: unknown) => {
  const advice = data as Partial<AdviceDetails> | undefined
  return advice?.createdDate && `Advies van ${formatInstant(advice.createdDate)}`
}

export default {
  company: [
    {
      path: 'verbeter',
      handle: {
        breadcrumb: 'Verbeter',
        access: forReaders,
        add: [addAdvice, addActionPoint, addCompanyRecord],
      },
      lazy: () => import('./overview/OverviewPage.tsx'),
    },
    {
      path: 'adviezen',
      handle: { breadcrumb: 'Adviezen', access: forReaders, add: [addAdvice] },
      children: [
        { index: true, lazy: () => import('./advices/AdvicesPage.tsx') },
        {
          path: ':adviceId',
          handle: { breadcrumb: nameOfAdvice, back: { path: 'adviezen', label: 'Adviezen' } },
          lazy: () => import('./advices/AdvicePage.tsx'),
        },
      ],
    },
    {
      path: 'actiepunten',
      handle: { breadcrumb: 'Actiepunten', access: forReaders, add: [addActionPoint] },
      children: [
        { index: true, lazy: () => import('./action-points/ActionPointsPage.tsx') },
        {
          path: ':actionId',
          handle: { breadcrumb: 'Actiepunt', back: { path: 'actiepunten', label: 'Actiepunten' } },
          lazy: () => import('./action-points/ActionPointPage.tsx'),
        },
      ],
    },
    {
      path: 'bedrijfsdossier',
      handle: { breadcrumb: 'Bedrijfsdossier', access: { company: forAdmins }, add: [addCompanyRecord] },
      children: [
        { index: true, lazy: () => import('./company-file/CompanyFilePage.tsx') },
        {
          path: 'nieuw',
          handle: { breadcrumb: 'Nieuw', back: companyFile },
          lazy: () => import('./company-file/AddCompanyRecordPage.tsx'),
        },
        {
          path: ':companyRecordId',
          handle: { breadcrumb: subjectOf, back: companyFile },
          lazy: () => import('./company-file/CompanyRecordPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
