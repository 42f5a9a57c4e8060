import { COMPANY_ROUTE, FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import { isDialogChange } from '#shared/federation/dialog-address.ts'
import { type RouteObject, redirect } from '#shared/federation/router.ts'
import { sessionStore } from '#shared/session/store.ts'
import { companyLoader, companyMiddleware, fullScreenCompanyMiddleware } from './company.ts'
import { withGuard } from './guard.ts'
import { FullScreenLayout, LoadingFullScreen } from './layouts/FullScreenLayout.tsx'
import { Root } from './layouts/Root.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import type { NoAccessReason } from './pages/load-no-access.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { pages } from './pages.ts'
import { prepareLazy } from './remotes.ts'

const keepDataForDialogs: RouteObject['shouldRevalidate'] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && !isDialogChange(currentUrl, nextUrl)

const withErrorPage = (route: RouteObject): RouteObject =>
  ({
    shouldRevalidate: keepDataForDialogs,
    ...prepareLazy(route),
    ErrorBoundary: ErrorPage,
    ...(route.children && { children: route.children.map(withErrorPage) }),
  }) as RouteObject

/** An error page leaves the layout around it. A dialog above a page does not load its data again. */
export const preparePages = (routes: RouteObject[]): RouteObject[] => withGuard(routes).map(withErrorPage)

/** Resolves to nothing when the code cannot be loaded: the pages work without it. */
const importCompanyChrome = () =>
  import('./layouts/company-chrome.ts').then(
    ({ companyChrome }) => ({ handle: companyChrome }),
    () => ({}),
  )

const redirectFromRoot = () => redirect(sessionStore.getState().user.isLoggedIn ? '/bedrijven' : '/inloggen')

/** Remotes add their pages to the layouts, found by id. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        id: 'site',
        element: <SiteLayout />,
        hydrateFallbackElement: <SiteLayout isLoading />,
        ErrorBoundary: ErrorPage,
        children: preparePages([
          { index: true, handle: { access: 'public' }, loader: redirectFromRoot },
          {
            path: pages.noAccess.path,
            handle: {
              access: 'public',
              breadcrumb: (reason: NoAccessReason) =>
                reason === 'COMPANY_DELETED' ? 'Dit bedrijf is verwijderd' : 'Geen toegang',
            },
            lazy: () => import('./pages/no-access-route.ts').then(({ noAccessRoute }) => noAccessRoute),
          },
          { path: '*', handle: { access: 'public', breadcrumb: 'Niet gevonden' }, Component: NotFoundPage },
          {
            id: COMPANY_ROUTE,
            path: '/bedrijven/:companyId',
            middleware: [companyMiddleware],
            loader: companyLoader,
            lazy: importCompanyChrome,
            shouldRevalidate: ({ currentUrl, nextUrl }) => !isDialogChange(currentUrl, nextUrl),
            children: [],
          },
        ]),
      },
      {
        Component: FullScreenLayout,
        HydrateFallback: LoadingFullScreen,
        ErrorBoundary: ErrorPage,
        children: preparePages([
          {
            id: FULL_SCREEN_ROUTE,
            middleware: [fullScreenCompanyMiddleware],
            loader: companyLoader,
            children: [],
          },
        ]),
      },
    ],
  },
]
