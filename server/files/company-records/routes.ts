import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import {
  CompanyRecord,
  CompanyRecordInput,
  CompanyRecordListItem,
  CompanyRecordPicture,
  CompanyRecordUpdateInput,
} from '#shared/domain/files/company-record.ts'
import { createCompanyRecord, deleteCompanyRecord, updateCompanyRecord } from './change-company-record.ts'
import { downloadRoutes } from './download-routes.ts'
import { findCompanyRecord, listCompanyRecords, listPictures } from './queries.ts'
import { resumableUploadRoutes } from './resumable-upload-routes.ts'
import { createUploadLimits } from './upload-limits.ts'
import { uploadRoute } from './upload-route.ts'

const params = v.object({ recordId: Id })
const forAdmins = { company: { level: 'ADMIN' } } as const

export function companyRecordRoutes(app: FastifyInstance): void {
  const { db, config, cleaner } = app

  async function read(company: CompanyOfPath, recordId: number): Promise<CompanyRecord> {
    const record = await findCompanyRecord(db, company.id, recordId)
    if (!record) throw new Refusal(404)
    return record
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/company-records',
      access: forAdmins,
      summary: 'The company file: all items, the one that was changed last first',
      response: v.array(CompanyRecordListItem),
    },
    ({ company }) => listCompanyRecords(db, company.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/company-records',
      access: forAdmins,
      once: true,
      summary: 'Make an item of the company file',
      body: CompanyRecordInput,
      response: CompanyRecord,
    },
    async ({ company, user, body }) =>
      read(company, await createCompanyRecord(db, config, body, { user, company })),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/company-records/pictures',
      access: forAdmins,
      summary: 'The pictures in the company file that can become photos, the last added first, 200 at most',
      response: v.array(CompanyRecordPicture),
    },
    ({ company }) => listPictures(db, company.id),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/:companyId/company-records/:recordId',
      access: forAdmins,
      summary: 'An item of the company file, with its files and links',
      params,
      response: CompanyRecord,
    },
    ({ company, params: { recordId } }) => read(company, recordId),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/company-records/:recordId',
      access: forAdmins,
      summary: 'Change an item and replace its links; 409 when another user changed it since the revision',
      params,
      body: CompanyRecordUpdateInput,
      response: CompanyRecord,
    },
    async ({ company, user, params: { recordId }, body }) => {
      await updateCompanyRecord(db, recordId, body, { user, company })
      return read(company, recordId)
    },
  )

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/companies/:companyId/company-records/:recordId',
      access: forAdmins,
      summary: 'Delete an item with its files and links',
      params,
    },
    async ({ company, user, params: { recordId } }) => {
      await deleteCompanyRecord(db, recordId, { user, company })
      cleaner.wake()
    },
  )

  downloadRoutes(app)
  const uploadLimits = createUploadLimits(createThrottle(app.pool, 'upload'))
  uploadRoute(app, uploadLimits)
  resumableUploadRoutes(app, uploadLimits)
}
