type Path = { pathname: string; search: string }

/** Where somebody goes who may not enter a page: it says so, and keeps where they wanted to be. */
export const redirectToNoAccess = ({ pathname, search }: Path): string =>
  `/geen-toegang?url=${encodeURIComponent(pathname + search)}`
