// One place from which they are fetched: from two places they would be two files, and the one that is there would not
// be the one that is asked for.

export const importEndOfGroupPage = () => import('./EndOfGroupPage.tsx')

export const importEndPage = () => import('./EndPage.tsx')
