import { pageParamsAt } from '#shared/domain/basics/page-path.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** Returns the remote that serves a path, if any. Takes a path that starts with '/', without its query. */
export const remoteFor = (pathname: string): string | undefined =>
  Object.entries(pageConfig().pages).find(([, paths]) =>
    paths.some((path) => pageParamsAt(pathname, path)),
  )?.[0]
