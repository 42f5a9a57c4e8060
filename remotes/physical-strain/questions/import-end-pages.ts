// Routes and preloading import these pages from here: two import() calls would become two chunks, and the preloaded
// chunk would not be the chunk of the route.

export const importEndOfGroupPage = () => import('./EndOfGroupPage.tsx')

export const importEndPage = () => import('./EndPage.tsx')
