type PageAddress = { pathname: string; search: string }

export const noAccessPath = ({ pathname, search }: PageAddress): string =>
  `/geen-toegang?url=${encodeURIComponent(pathname + search)}`
