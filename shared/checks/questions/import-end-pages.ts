// Routes and preloading import these pages from here: two import() calls would become two chunks, and the preloaded
// chunk would not be the chunk of the route.

export const importEndOfSectionPage = () => import('./EndOfSectionPage.tsx')

export const importEndPage = () => import('./EndPage.tsx')
