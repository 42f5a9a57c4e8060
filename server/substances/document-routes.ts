import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  accessTo,
  type CheckContent,
  checkOf,
  SectionParams,
  sectionUrlOf,
  urlOf,
} from '#server/checks/api/check-access.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { createExportLimit } from '#server/platform/http/export-limit.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { cardLanguages, InstructionCard } from '#shared/domain/substances/instruction-card.ts'
import { createSubstanceDocument, type DocumentSubject } from './create-document.ts'
import { findSubstanceRow, recordOf } from './queries.ts'
import { listCards } from './substance-cards/labels.ts'

const PDF = 'application/pdf'

const CardParams = v.object({ ...SectionParams.entries, language: v.picklist(cardLanguages) })

type Call = { company: { id: number }; user: CurrentUser; request: FastifyRequest }

export function documentRoutes(app: FastifyInstance, content: CheckContent): void {
  const access = accessTo(content)
  const exports = createExportLimit(app)

  async function create({ company, user, request }: Call, subject: DocumentSubject) {
    await exports.count({ company, user })
    return createSubstanceDocument(
      app,
      { check: checkOf(content, company), user, signal: request.signal },
      subject,
    )
  }

  fileRoute(
    app,
    {
      url: urlOf(content, 'register/pdf'),
      access: access.READ,
      summary: 'The whole register as a printed list; 404 when it is empty',
      mediaType: PDF,
      recordedAs: 'REGISTER_DOWNLOADED',
    },
    (call) => create(call, { document: 'LIST' }),
  )

  fileRoute(
    app,
    {
      url: urlOf(content, 'register/registration/pdf'),
      access: access.READ,
      summary:
        'The extra registration of articles 4.2a, 4.13 and 4.15; 404 when no substance in use asks for it',
      mediaType: PDF,
      recordedAs: 'REGISTER_DOWNLOADED',
    },
    (call) => create(call, { document: 'REGISTRATION' }),
  )

  route(
    app,
    {
      method: 'GET',
      url: sectionUrlOf(content, '/:sectionId/cards'),
      access: access.READ,
      summary: 'The languages of the instruction card of a substance, and why it is not offered in others',
      params: SectionParams,
      response: v.array(InstructionCard),
    },
    async ({ company, params: { sectionId } }) => {
      const row = await findSubstanceRow(app.db, checkOf(content, company), sectionId)
      if (!row) throw new Refusal(404)
      return listCards(recordOf(row))
    },
  )

  fileRoute(
    app,
    {
      url: sectionUrlOf(content, '/:sectionId/card/:language/pdf'),
      access: access.READ,
      summary: 'The instruction card of a substance; 404 when a statutory text is missing in the language',
      mediaType: PDF,
      recordedAs: 'REGISTER_DOWNLOADED',
      params: CardParams,
    },
    ({ params: { sectionId, language }, ...call }) => create(call, { document: 'CARD', sectionId, language }),
  )
}
