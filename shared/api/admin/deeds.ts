import type * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { restUrl } from '#shared/api/basics/store.ts'
import { AuditRecord } from '#shared/domain/admin/audit.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

export type Subject = { kind: 'users' | 'companies'; id: number }

const DeedPage = pageOf(AuditRecord)
export type DeedPage = v.InferOutput<typeof DeedPage>
const DeedPageResponse = responseOf(DeedPage)

const deedsPath = ({ kind, id }: Subject) => `admin/${kind}/${id}/deeds`

export const listDeedPage = (subject: Subject, page: number) =>
  api.get(deedsPath(subject), { searchParams: { page } }).json(DeedPageResponse)

export const deedsFileUrl = (subject: Subject) => new URL(`${deedsPath(subject)}/csv`, restUrl()).pathname
