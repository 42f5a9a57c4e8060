import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'
import { importEndOfGroupPage, importEndPage } from './questions/import-end-pages.ts'

/** The breadcrumb: the loaders of pages about a function group or a script return its name. */
const nameOf = (data: unknown) => (data as { name?: string } | undefined)?.name

export default {
  company: [
    {
      path: 'checks/fysieke-belasting',
      handle: { breadcrumb: 'Fysieke belasting', access: { company: { check: 'PHYSICAL_STRAIN' } } },
      children: [
        { index: true, lazy: () => import('./matrix/MatrixPage.tsx') },
        {
          path: 'rondes',
          handle: {
            breadcrumb: 'Rondes',
            back: { path: 'checks/fysieke-belasting', label: 'Fysieke belasting' },
          },
          children: [
            { index: true, lazy: () => import('./rounds/RoundsPage.tsx') },
            {
              path: ':roundId',
              handle: { breadcrumb: nameOf },
              lazy: () => import('./rounds/RoundPage.tsx'),
            },
          ],
        },
        {
          path: ':functionGroupIdOrScriptKey',
          handle: {
            breadcrumb: nameOf,
            back: { path: 'checks/fysieke-belasting', label: 'Fysieke belasting' },
          },
          children: [
            { index: true, lazy: () => import('./results/ResultsPage.tsx') },
            {
              path: 'antwoorden',
              handle: { breadcrumb: 'Antwoorden' },
              lazy: () => import('./answers/AnswersPage.tsx'),
            },
          ],
        },
      ],
    },
  ],
  fullScreen: [
    {
      path: 'check/fysieke-belasting/:companyId',
      handle: {
        breadcrumb: 'Fysieke belasting',
        access: { company: { level: 'WRITE', check: 'PHYSICAL_STRAIN' } },
      },
      lazy: () =>
        import('./questions/CheckLayout.tsx').then(({ CheckLayout }) => ({ Component: CheckLayout })),
      children: [
        { index: true, handle: { breadcrumb: nameOf }, lazy: () => import('./questions/QuestionPage.tsx') },
        {
          path: 'einde-functiegroep',
          handle: { breadcrumb: 'Einde van de functiegroep' },
          lazy: importEndOfGroupPage,
        },
        { path: 'einde', handle: { breadcrumb: 'Einde' }, lazy: importEndPage },
        {
          path: 'functiegroepen',
          handle: { breadcrumb: 'Functiegroepen' },
          lazy: () => import('./function-groups/FunctionGroupsPage.tsx'),
        },
        {
          path: 'functiegroep',
          handle: { breadcrumb: 'Functiegroep' },
          lazy: () => import('./function-groups/FunctionGroupPage.tsx'),
        },
      ],
    },
  ],
} satisfies RemoteRoutes
