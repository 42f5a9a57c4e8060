import type { FastifyInstance } from 'fastify'

import { cardTitles } from '#content/hazardous-substances/card-titles.ts'
import type { SectionCheck } from '#server/checks/engine/queries.ts'
import { documentFileName } from '#server/checks/plan/file-name.ts'
import { readPlanCompany } from '#server/checks/plan/plan-company.ts'
import type { Colophon, SubstanceDocument } from '#server/checks/plan/substance-documents/source.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { today } from '#shared/domain/basics/date.ts'
import type { CardLanguage } from '#shared/domain/substances/instruction-card.ts'
import { findSubstanceRow, recordOf } from './queries.ts'
import { readList, readRegistration } from './read-substance-list.ts'
import { labels, labelTextsOf, missingTexts } from './substance-cards/labels.ts'

const NO_SUBSTANCES = 'Er staan nog geen stoffen in het register.'
const NO_REGISTRATION = 'Geen van de stoffen in gebruik vraagt om een aanvullende registratie.'
const NO_CARD = 'In deze taal kan er geen kaart van deze stof worden gemaakt.'

type App = Pick<FastifyInstance, 'config' | 'db' | 'printer'>

export type DocumentSubject =
  | { document: 'LIST' }
  | { document: 'REGISTRATION' }
  | { document: 'CARD'; sectionId: number; language: CardLanguage }

type DocumentRequest = {
  check: SectionCheck
  user: Pick<CurrentUser, 'id' | 'fullName'>
  signal: AbortSignal
}

async function readSource(
  { db }: App,
  check: SectionCheck,
  subject: DocumentSubject,
  colophon: Colophon,
): Promise<SubstanceDocument> {
  if (subject.document === 'LIST') {
    const substances = await readList(db, check)
    if (substances.length === 0) throw new Refusal(404, NO_SUBSTANCES)
    return { document: 'LIST', ...colophon, questionnaire: check.questionnaire, substances }
  }
  if (subject.document === 'REGISTRATION') {
    const substances = await readRegistration(db, check)
    if (substances.length === 0) throw new Refusal(404, NO_REGISTRATION)
    return { document: 'REGISTRATION', ...colophon, substances }
  }
  const row = await findSubstanceRow(db, check, subject.sectionId)
  if (!row) throw new Refusal(404)
  const { language } = subject
  const record = recordOf(row)
  const texts = labelTextsOf(language)
  if (!texts || missingTexts(record, language).length > 0) throw new Refusal(404, NO_CARD)
  return {
    document: 'CARD',
    ...colophon,
    name: row.name!,
    record,
    language,
    texts,
    dutchPrecautions: labels.nl.precautions,
    titles: cardTitles[language] ?? null,
  }
}

function nameOf(source: SubstanceDocument): string {
  const day = today(new Date(source.madeAt))
  if (source.document === 'LIST') return documentFileName('Register gevaarlijke stoffen', source.company, day)
  if (source.document === 'REGISTRATION')
    return documentFileName('Aanvullende registratie', source.company, day)
  return documentFileName(`Werkplekinstructiekaart ${source.language}`, source.name, day)
}

/**
 * Creates a PDF. Its data are read when the printer starts on it, not when it is requested. Throws a Refusal with
 * 404 when the substance does not exist, there is nothing to print, or a statutory text is missing in the language
 * of the card, and the errors of `Printer.print`.
 */
export async function createSubstanceDocument(
  app: App,
  { check, user, signal }: DocumentRequest,
  subject: DocumentSubject,
): Promise<{ name: string; content: Uint8Array }> {
  let name = ''
  const read = async () => {
    const colophon = {
      ...(await readPlanCompany(app.db, check.companyId)),
      product: app.config.productName,
      madeBy: user.fullName,
      madeAt: new Date().toISOString(),
    }
    const source = await readSource(app, check, subject, colophon)
    name = nameOf(source)
    return { plan: 'REGISTER_DOCUMENT', format: 'pdf', source } as const
  }
  const content = await app.printer.print(read, { person: user.id, signal })
  return { name, content }
}
