import { act } from '@testing-library/react'

import { rememberDeletedCompany } from '#shared/parts/companies/deleted-companies.ts'
import type { User } from '../factories/companies.ts'

/** Deletes a company of this user in another tab of the browser that shows the page under test. */
export async function deleteInOtherTab({ browser }: Pick<User, 'browser'>, companyId: number): Promise<void> {
  await browser.delete(`/rest/companies/${companyId}/delete`)
  rememberDeletedCompany(companyId)
  // The browser sends it to the tabs that did not write.
  await act(async () => window.dispatchEvent(new StorageEvent('storage')))
}
