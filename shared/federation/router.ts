// The only import of react-router: the build shares this file between shell and remotes, so that there is one router
// on the page, and only the exports listed here are bundled.
export {
  type BlockerFunction,
  createBrowserRouter,
  createContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  matchRoutes,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
