import { useEffect } from 'react'

import { Outlet } from '#shared/federation/router.ts'
import { importEndOfGroupPage, importEndPage } from './import-end-pages.ts'
import { keepCheckOpen } from './store.ts'

/** Whose connection goes comes to the end all the same. */
function preloadEndPages() {
  for (const end of [importEndOfGroupPage(), importEndPage()]) end.catch(() => undefined)
}

/** Around all pages of the full-screen check: as long as one is in it, what was read of it is kept. */
export function CheckLayout() {
  useEffect(keepCheckOpen, [])
  useEffect(preloadEndPages, [])
  return <Outlet />
}
