import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { page } from './back-end.ts'

/** What a page still does afterwards would otherwise meet the data and the session of the next one. */
export async function closePage(): Promise<void> {
  cleanup()
  do await vi.dynamicImportSettled()
  while (await page?.settle())
}
