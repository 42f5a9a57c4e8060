import { COMPANY_ROUTE, FULL_SCREEN_ROUTE } from '#shared/federation/company.ts'
import { type RouteObject, redirect } from '#shared/federation/router.ts'
import { sessionStore } from '#shared/session/store.ts'
import { companyLoader, companyMiddleware, heldCompanyMiddleware } from './company.ts'
import { guarded } from './guard.ts'
import { FullScreenLayout, LoadingFullScreen } from './layouts/FullScreenLayout.tsx'
import { Root } from './layouts/Root.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { NoAccessPage } from './pages/NoAccessPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { withBoundary } from './remotes.ts'

const withErrorPage = (route: RouteObject): RouteObject =>
  ({
    ...withBoundary(route),
    ErrorBoundary: ErrorPage,
    ...(route.children && { children: route.children.map(withErrorPage) }),
  }) as RouteObject

/** Makes pages ready to hang in a layout: with the guard before them, and a boundary that leaves the layout standing. */
export const pages = (routes: RouteObject[]): RouteObject[] => guarded(routes).map(withErrorPage)

/** Code that does not come is no reason to keep anybody from the pages: they work without it. */
const fetchCompanyChrome = () =>
  import('./layouts/company-chrome.ts').then(
    ({ companyChrome }) => ({ handle: companyChrome }),
    () => ({}),
  )

const start = () => redirect(sessionStore.getState().user.isLoggedIn ? '/bedrijven' : '/inloggen')

/** The pages of the shell itself, and the layouts, by id, in which the remotes hang theirs. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        id: 'site',
        element: <SiteLayout />,
        hydrateFallbackElement: <SiteLayout isLoading />,
        ErrorBoundary: ErrorPage,
        children: pages([
          { index: true, handle: { access: 'public' }, loader: start },
          {
            path: 'geen-toegang',
            handle: { access: 'public', breadcrumb: 'Geen toegang' },
            Component: NoAccessPage,
          },
          { path: '*', handle: { access: 'public', breadcrumb: 'Niet gevonden' }, Component: NotFoundPage },
          {
            id: COMPANY_ROUTE,
            path: 'bedrijven/:companyId',
            middleware: [companyMiddleware],
            loader: companyLoader,
            lazy: fetchCompanyChrome,
            shouldRevalidate: () => true,
            children: [],
          },
        ]),
      },
      {
        Component: FullScreenLayout,
        HydrateFallback: LoadingFullScreen,
        ErrorBoundary: ErrorPage,
        children: pages([
          { id: FULL_SCREEN_ROUTE, middleware: [heldCompanyMiddleware], loader: companyLoader, children: [] },
        ]),
      },
    ],
  },
]
