import { useEffect } from 'react'

import { Outlet } from '#shared/federation/router.ts'
import { importEndOfSectionPage, importEndPage } from './import-end-pages.ts'
import { keepCheckOpen } from './stored-answers.ts'

/** Loaded ahead, so that users who go offline can finish the check. */
function preloadEndPages() {
  for (const page of [importEndOfSectionPage(), importEndPage()]) page.catch(() => undefined)
}

/** Keeps the loaded check in memory while it is mounted. */
export function CheckLayout() {
  useEffect(keepCheckOpen, [])
  useEffect(preloadEndPages, [])
  return <Outlet />
}
