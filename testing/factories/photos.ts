import type { PhotoMoment } from '#shared/domain/improve/action-point-photo.ts'
import type { BackEnd } from '../harness/back-end.ts'
import type { User } from './companies.ts'
import { companyFileIn } from './company-file.ts'
import { improvementsIn } from './improvements.ts'
import { photo } from './pictures.ts'

export function photosIn(backEnd: BackEnd) {
  const improvements = improvementsIn(backEnd)
  const { beginUpload, tus } = companyFileIn(backEnd)

  const photosPath = (company: number, actionPoint: number) =>
    `/rest/companies/${company}/actionitems/${actionPoint}/photos`

  async function makeRecord({ browser }: User, company: number, subject = 'Werkplaats'): Promise<string> {
    const list = `/rest/companies/${company}/company-records`
    const { body } = await browser.post(list, { theme: 'GENERAL', subject })
    return `${list}/${body.responseObject.id}`
  }

  /** Returns its id. `content`: by default a small green photo. */
  async function addPicture(
    user: User,
    record: string,
    { name = 'hal.jpg', content }: { name?: string; content?: Buffer | string } = {},
  ): Promise<number> {
    const bytes = Buffer.from(content ?? (await photo(40, 30).jpeg().toBuffer()))
    const upload = await beginUpload(user, record, name, bytes.length)
    const { status, body } = await tus(user, 'PATCH', upload, { 'upload-offset': '0' }, bytes)
    if (status !== 204) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    return Number(upload.split('/').at(-1))
  }

  return {
    ...improvements,
    photosPath,
    makeRecord,
    addPicture,

    /** Els's company has an action point and an item of the company file. `record`: its path. */
    async createSmithyWithActionPoint() {
      const { els, company } = await improvements.createSmithy()
      const actionPoint = await improvements.makeActionPoint(els, company)
      return { els, company, actionPoint, record: await makeRecord(els, company) }
    },

    postPhoto: (
      { browser }: User,
      { company, actionPoint }: { company: number; actionPoint: number },
      input: { fileId: number; moment?: PhotoMoment; caption?: string },
    ) => browser.post(photosPath(company, actionPoint), { moment: 'BEFORE', ...input }),

    photoRows: () => backEnd.sql`
      select action_item_id, file_id, moment, caption, created_by from action_item_photo order by id`,
  }
}
