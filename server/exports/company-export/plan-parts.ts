import { createPlan } from '#server/checks/api/create-plan.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { createCompanyPlan } from '#server/improve/company-plan/create-company-plan.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import type { Made, Part } from './part.ts'

const GROUP = 'Plannen van Aanpak'

const planFile = (title: string, { content, isDraft }: { content: Uint8Array; isDraft: boolean }): Made => ({
  files: [
    { path: `plannen/${isDraft ? `Concept ${title}` : title}.pdf`, isCompressed: true, content: [content] },
  ],
  ...(isDraft && { remark: 'Dit is een concept: nog niet alles is ingevuld.' }),
})

export function checkPlanPart(check: Check): Part | undefined {
  const questionnaire = questionnaires[check]
  const title = `Plan van Aanpak ${checkLabels[check]}`
  return {
    group: GROUP,
    title,
    none: 'Er is nog geen plan, want er is nog niets ingevuld.',
    make: async ({ services, reader, signal }) => {
      const request = {
        check: { companyId: reader.company.id, questionnaire },
        user: reader,
        acceptsDraft: true,
        signal,
      }
      return planFile(title, await createPlan(services, 'pdf', request, { scope: 'COMPANY' }))
    },
  }
}

const ALL_THEMES = 'Plan van Aanpak alle thema’s'

export const companyPlanPart: Part = {
  group: GROUP,
  title: ALL_THEMES,
  none: 'Er is nog geen plan over alle thema’s.',
  make: async ({ services, reader, signal }) => {
    const request = { company: reader.company, user: reader, signal, onProgress: () => undefined }
    return planFile(ALL_THEMES, await createCompanyPlan(services, 'pdf', request))
  },
}
