type PageAddress = { pathname: string; search: string }

/** Returns the path of the page "Geen toegang", with the refused page in its query. */
export const noAccessPath = ({ pathname, search }: PageAddress): string =>
  `/geen-toegang?url=${encodeURIComponent(pathname + search)}`
