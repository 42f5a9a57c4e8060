import { act } from '@testing-library/react'

import { rememberDeletedCompany } from '#shared/parts/companies/deleted-companies.ts'
import type { User } from '../factories/companies.ts'

/** In the browser that shows the page under test. */
export async function deleteInOtherTab({ browser }: Pick<User, 'browser'>, companyId: number): Promise<void> {
  await browser.delete(`/rest/companies/${companyId}/delete`)
  rememberDeletedCompany(companyId)
  // The browser sends this event to the other tabs.
  await act(async () => window.dispatchEvent(new StorageEvent('storage')))
}
