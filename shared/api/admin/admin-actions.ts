import type * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { restUrl } from '#shared/api/basics/store.ts'
import { AdminAction } from '#shared/domain/admin/admin-action.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

export type Subject = { kind: 'users' | 'companies'; id: number }

const AdminActionPage = pageOf(AdminAction)
export type AdminActionPage = v.InferOutput<typeof AdminActionPage>
const AdminActionPageResponse = responseOf(AdminActionPage)

const adminActionsPath = ({ kind, id }: Subject) => `admin/${kind}/${id}/admin-actions`

export const listAdminActionPage = (subject: Subject, page: number) =>
  api.get(adminActionsPath(subject), { searchParams: { page } }).json(AdminActionPageResponse)

export const adminActionsFileUrl = (subject: Subject) =>
  new URL(`${adminActionsPath(subject)}/csv`, restUrl()).pathname
