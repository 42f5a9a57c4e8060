import { expect } from 'vitest'

import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import type { BackEnd } from '../harness/back-end.ts'
import type { Client } from '../harness/client.ts'
import { plainSpaces } from '../harness/plain-spaces.ts'
import { readZip } from '../harness/read-zip.ts'
import type { User } from './companies.ts'
import { companyFileIn } from './company-file.ts'
import { improvementsIn } from './improvements.ts'
import { physicalStrainIn } from './physical-strain.ts'

/** `paths`: of the files, in the order of the ZIP. `page`: the text of `overzicht.html`. */
export type DownloadedCompany = { paths: string[]; files: Record<string, Buffer>; page: string }

export async function readCompanyZip(bytes: Buffer): Promise<DownloadedCompany> {
  const files = await readZip(bytes)
  return { paths: Object.keys(files), files, page: plainSpaces(String(files['overzicht.html'])) }
}

export function companyExportIn(backEnd: BackEnd) {
  const urlOf = (companyId: number) => `/rest/companies/${companyId}/data-export`

  const request = (browser: Client, companyId: number) => browser.post(urlOf(companyId))
  const stateOf = async (browser: Client, companyId: number): Promise<DataExport> =>
    (await browser.get(urlOf(companyId))).body.responseObject
  const fetchZip = (browser: Client, companyId: number, init?: RequestInit) =>
    browser.fetch(`${urlOf(companyId)}/download`, init)
  const whenReady = (browser: Client, companyId: number) =>
    expect.poll(async () => (await stateOf(browser, companyId)).status).toBe('READY')

  async function read(browser: Client, companyId: number): Promise<DownloadedCompany> {
    const response = await fetchZip(browser, companyId)
    if (response.status !== 200) throw new Error(`the download gave ${response.status}`)
    return readCompanyZip(Buffer.from(await response.arrayBuffer()))
  }

  return {
    ...companyFileIn(backEnd),
    ...physicalStrainIn(backEnd),
    ...improvementsIn(backEnd),
    request,
    stateOf,
    fetchZip,
    whenReady,
    read,

    async download({ browser }: Pick<User, 'browser'>, companyId: number): Promise<DownloadedCompany> {
      const { status } = await request(browser, companyId)
      if (status !== 200) throw new Error(`the request gave ${status}`)
      await whenReady(browser, companyId)
      return read(browser, companyId)
    },

    row: async () => (await backEnd.sql`select * from company_export`)[0],

    /** Makes everything due that waits: attempts, and the deletion of objects. */
    async letTimePass() {
      await backEnd.sql`update company_export set next_attempt_at = now() where expires_at is null`
      await backEnd.sql`update storage_deletion set next_attempt_at = now()`
    },
  }
}
