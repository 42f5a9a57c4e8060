type Place = { pathname: string; search: string }

/** Where somebody goes who may not enter a page: it says so, and keeps where they wanted to be. */
export const noAccessTo = ({ pathname, search }: Place): string =>
  `/geen-toegang?url=${encodeURIComponent(pathname + search)}`
