import type { ReactNode } from 'react'

import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { type Check, checkLabels, definitionOf } from '#shared/domain/basics/check.ts'
import { checkPages } from '#shared/domain/checks/check-pages.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, Outlet } from '#shared/federation/router.ts'
import { CheckContext, type CheckPage, type CheckParts, type SectionListParts } from './check-context.ts'
import { CheckLayout } from './questions/CheckLayout.tsx'
import { importEndOfSectionPage, importEndPage } from './questions/import-end-pages.ts'

/** For the breadcrumb: the loaders of pages about a section or a script return its name. */
const nameOf = (data: unknown) => (data as { name?: string } | undefined)?.name

export function checkRoutes(check: Check, own: Omit<CheckParts, 'definition'>): RemoteRoutes {
  const parts: CheckParts = { ...own, definition: definitionOf(check) }
  const { sectionList } = parts
  const { slug, one, many } = parts.definition
  const pages = checkPages(check)
  const label = checkLabels[check]
  const back = { path: `checks/${slug}`, label }
  const inCheck = (children: ReactNode) => <CheckContext value={parts}>{children}</CheckContext>

  const lazy = (importPage: () => Promise<CheckPage>) => async () => {
    const { Component, loader } = await importPage()
    const ofCheck = (args: LoaderFunctionArgs) =>
      loader?.({ ...args, check: { check, companyId: Number(args.params.companyId) }, parts })
    return { Component, ...(loader && { loader: ofCheck }) }
  }

  const roundRoute = {
    path: pages.rounds?.path,
    handle: { breadcrumb: 'Rondes', back },
    children: [
      { index: true, lazy: lazy(() => import('./rounds/RoundsPage.tsx')) },
      {
        path: pages.round?.path,
        handle: { breadcrumb: nameOf },
        lazy: lazy(() => import('./rounds/RoundPage.tsx')),
      },
    ],
  }

  const registerRoutes = ({ importForm, importImport }: SectionListParts) => {
    const access = { company: { level: 'WRITE', check } } as const
    return [
      { path: pages.section.path, handle: { breadcrumb: nameOf, back, access }, lazy: lazy(importForm) },
      {
        path: pages.import?.path,
        handle: { breadcrumb: 'Importeren', back, access },
        lazy: lazy(importImport),
      },
    ]
  }

  const sectionRoutes = [
    {
      path: pages.sections?.path,
      handle: { breadcrumb: capitalize(many) },
      lazy: lazy(() => import('./sections/SectionsPage.tsx')),
    },
    {
      path: pages.section.path,
      handle: { breadcrumb: capitalize(one) },
      lazy: lazy(() => import('./sections/SectionPage.tsx')),
    },
  ]

  return {
    company: [
      {
        path: pages.matrix.path,
        handle: { breadcrumb: label, access: { company: { check } } },
        element: inCheck(<Outlet />),
        children: [
          { index: true, lazy: lazy(sectionList?.importList ?? (() => import('./matrix/MatrixPage.tsx'))) },
          ...(sectionList ? registerRoutes(sectionList) : [roundRoute]),
          ...(pages.labels
            ? [
                {
                  path: pages.labels.path,
                  handle: { breadcrumb: 'Labels', back },
                  lazy: lazy(() => import('./labels/LabelsPage.tsx')),
                },
              ]
            : []),
          {
            path: pages.results.path,
            handle: { breadcrumb: nameOf, back },
            children: [
              { index: true, lazy: lazy(() => import('./results/ResultsPage.tsx')) },
              {
                path: pages.answers.path,
                handle: { breadcrumb: 'Antwoorden' },
                lazy: lazy(() => import('./answers/AnswersPage.tsx')),
              },
            ],
          },
        ],
      },
    ],
    fullScreen: [
      {
        path: pages.questions.path,
        handle: { breadcrumb: label, access: { company: { level: 'WRITE', check } } },
        element: inCheck(<CheckLayout />),
        children: [
          {
            index: true,
            handle: { breadcrumb: nameOf },
            lazy: lazy(() => import('./questions/QuestionPage.tsx')),
          },
          {
            path: pages.endOfSection.path,
            handle: { breadcrumb: `Einde van de ${one}` },
            lazy: lazy(importEndOfSectionPage),
          },
          { path: pages.end.path, handle: { breadcrumb: 'Einde' }, lazy: lazy(importEndPage) },
          ...(sectionList ? [] : sectionRoutes),
        ],
      },
    ],
  }
}
