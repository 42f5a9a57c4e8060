import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { createSubstanceDocument } from '#server/substances/create-document.ts'
import { readListed } from '#server/substances/read-listed.ts'
import { type Check, checkLabels, definitionOf } from '#shared/domain/basics/check.ts'
import type { Part } from './part.ts'
import { jsonOf } from './table-files.ts'

/** The list of substances: as a workbook that can be imported again, as JSON, and on paper. */
export function substanceListPart(check: Check): Part | undefined {
  const questionnaire = questionnaires[check]
  if (!definitionOf(check).hasSectionList) return undefined
  const title = `Register ${checkLabels[check].toLowerCase()}`
  return {
    group: 'Antwoorden van de checks',
    title,
    none: 'Er staat nog geen stof in het register.',
    make: async (making) => {
      const { services, reader, madeAt, signal } = making
      const substanceList = { companyId: reader.company.id, questionnaire }
      const items = await readListed(services.db, substanceList)
      if (items.length === 0) return { files: [] }
      const source = { company: reader.company.name, madeAt: madeAt.toISOString(), substances: items }
      const requester = { person: reader.id, signal }
      const workbook = await services.printer.print(
        async () => ({ plan: 'REGISTER', format: 'xlsx', source }) as const,
        requester,
      )
      const list = await createSubstanceDocument(
        services,
        { check: substanceList, user: reader, signal },
        { document: 'LIST' },
      )
      const path = `register/${title}`
      return {
        files: [
          { path: `${path}.xlsx`, isCompressed: true, content: [workbook] },
          { path: `${path}.json`, isCompressed: false, content: jsonOf(making, { title, items }) },
          { path: `${path}.pdf`, isCompressed: true, content: [list.content] },
        ],
      }
    },
  }
}
