import type { ComponentType, ReactNode } from 'react'
import { capitalize } from '#shared/domain/capitalize.ts'
import { checkLabels } from '#shared/domain/check.ts'
import { endSlugOf } from '#shared/domain/themes.ts'
import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, Outlet } from '#shared/federation/router.ts'
import { CheckContext, type CheckLoaderArgs, type ThemeParts } from './check-context.ts'
import { CheckLayout } from './questions/CheckLayout.tsx'
import { importEndOfSectionPage, importEndPage } from './questions/import-end-pages.ts'

/** A page of a check, whose loader also gets the check. */
type CheckPage = { Component: ComponentType; loader?: (args: CheckLoaderArgs) => unknown }

/** The breadcrumb: the loaders of pages about a section or a script return its name. */
const nameOf = (data: unknown) => (data as { name?: string } | undefined)?.name

/** Returns the pages of a theme: its results below a company, and its questions on the full screen. */
export function checkRoutes(parts: ThemeParts): RemoteRoutes {
  const { check, slug, one, many, hasLabels } = parts.theme
  const label = checkLabels[check]
  const results = `checks/${slug}`
  const back = { path: results, label }
  const inTheme = (children: ReactNode) => <CheckContext value={parts}>{children}</CheckContext>

  /** Returns what the router needs of a page, with a loader that knows the check. */
  const lazy = (importPage: () => Promise<CheckPage>) => async () => {
    const { Component, loader } = await importPage()
    const ofCheck = (args: LoaderFunctionArgs) =>
      loader?.({ ...args, check: { check, companyId: Number(args.params.companyId) } })
    return { Component, ...(loader && { loader: ofCheck }) }
  }

  return {
    company: [
      {
        path: results,
        handle: { breadcrumb: label, access: { company: { check } } },
        element: inTheme(<Outlet />),
        children: [
          { index: true, lazy: lazy(() => import('./matrix/MatrixPage.tsx')) },
          {
            path: 'rondes',
            handle: { breadcrumb: 'Rondes', back },
            children: [
              { index: true, lazy: lazy(() => import('./rounds/RoundsPage.tsx')) },
              {
                path: ':roundId',
                handle: { breadcrumb: nameOf },
                lazy: lazy(() => import('./rounds/RoundPage.tsx')),
              },
            ],
          },
          ...(hasLabels
            ? [
                {
                  path: 'labels',
                  handle: { breadcrumb: 'Labels', back },
                  lazy: lazy(() => import('./labels/LabelsPage.tsx')),
                },
              ]
            : []),
          {
            path: ':sectionIdOrScriptKey',
            handle: { breadcrumb: nameOf, back },
            children: [
              { index: true, lazy: lazy(() => import('./results/ResultsPage.tsx')) },
              {
                path: 'antwoorden',
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
        path: `check/${slug}/:companyId`,
        handle: { breadcrumb: label, access: { company: { level: 'WRITE', check } } },
        element: inTheme(<CheckLayout />),
        children: [
          {
            index: true,
            handle: { breadcrumb: nameOf },
            lazy: lazy(() => import('./questions/QuestionPage.tsx')),
          },
          {
            path: endSlugOf(parts.theme),
            handle: { breadcrumb: `Einde van de ${one}` },
            lazy: lazy(importEndOfSectionPage),
          },
          { path: 'einde', handle: { breadcrumb: 'Einde' }, lazy: lazy(importEndPage) },
          {
            path: many,
            handle: { breadcrumb: capitalize(many) },
            lazy: lazy(() => import('./sections/SectionsPage.tsx')),
          },
          {
            path: one,
            handle: { breadcrumb: capitalize(one) },
            lazy: lazy(() => import('./sections/SectionPage.tsx')),
          },
        ],
      },
    ],
  }
}
