import type { AdviceDetails } from '#shared/domain/advice.ts'
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

const nameOfAdvice = (data: unknown) => {
  const advice = data as Partial<AdviceDetails> | undefined
  return advice?.createdDate && `Advies van ${formatInstant(advice.createdDate)}`
}

export default {
  company: [
    {
      path: 'verbeter',
      handle: { breadcrumb: 'Verbeter', access: forReaders, add: [addAdvice, addActionPoint] },
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
  ],
} satisfies RemoteRoutes
