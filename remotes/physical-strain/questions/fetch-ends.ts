// One place from which they are fetched: from two places they would be two files, and the one that is there would not
// be the one that is asked for.

export const fetchEndOfGroup = () => import('./EndOfGroupPage.tsx')

export const fetchEnd = () => import('./EndPage.tsx')
