import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { restUrl } from '#shared/api/basics/store.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import {
  CompanyRecord,
  type CompanyRecordInput,
  CompanyRecordListItem,
  CompanyRecordPicture,
  type CompanyRecordUpdateInput,
} from '#shared/domain/files/company-record.ts'

const ListResponse = responseOf(v.array(CompanyRecordListItem))
const PicturesResponse = responseOf(v.array(CompanyRecordPicture))
const RecordResponse = responseOf(CompanyRecord)

const url = (companyId: number, rest = '') => `companies/${companyId}/company-records${rest}`

export const listCompanyRecords = (companyId: number) => api.get(url(companyId)).json(ListResponse)

/** Those that can become photos of action points, the last added first. */
export const listPictures = (companyId: number) => api.get(url(companyId, '/pictures')).json(PicturesResponse)

/** With its files and links. Rejects with 404 when the company has no such item. */
export const getCompanyRecord = (companyId: number, id: number) =>
  api.get(url(companyId, `/${id}`)).json(RecordResponse)

export const createCompanyRecord = (companyId: number, input: CompanyRecordInput, key: string) =>
  api.post(url(companyId), { json: input, ...withKey(key) }).json(RecordResponse)

/** Replaces its links. Rejects with 409 when another user changed it since the revision. */
export const updateCompanyRecord = (companyId: number, id: number, input: CompanyRecordUpdateInput) =>
  api.post(url(companyId, `/${id}`), { json: input }).json(RecordResponse)

export const deleteCompanyRecord = (companyId: number, id: number) => api.delete(url(companyId, `/${id}`))

export const deleteFile = (companyId: number, recordId: number, fileId: number) =>
  api.delete(url(companyId, `/${recordId}/files/${fileId}`))

/** For uploads with the protocol tus. */
export const uploadsUrl = (companyId: number, recordId: number) =>
  `${restUrl()}${url(companyId, `/${recordId}/uploads`)}`
