import { type ComponentType, createContext, useContext } from 'react'

import type { CheckDefinition } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { useCompany } from '#shared/federation/company.ts'
import type { LoaderFunctionArgs } from '#shared/federation/router.ts'

export type CheckLoaderArgs = LoaderFunctionArgs & { check: CheckRef; parts: CheckParts }

export type CheckPage = { Component: ComponentType; loader?: (args: CheckLoaderArgs) => unknown }

/** What a check shows of a section above its results. `load` rejects like a request. */
export type SectionSummary = {
  load: (check: CheckRef, sectionId: number) => Promise<unknown>
  Component: ComponentType<{ data: unknown }>
}

/** The pages of the list of substances, in the place of those of a check. */
export type SectionListParts = {
  importList: () => Promise<CheckPage>
  importForm: () => Promise<CheckPage>
  importImport: () => Promise<CheckPage>
  importSummary: () => Promise<SectionSummary>
}

/**
 * `meaning`: what a section is, to follow "Je doet de check per …:". `beginWith`: a sentence that says with which one
 * to begin. `sectionList`: the pages of a list of substances.
 */
export type CheckParts = {
  definition: CheckDefinition
  meaning: string
  beginWith: string
  sectionList?: SectionListParts
}

export const CheckContext = createContext<CheckParts | undefined>(undefined)

/** Only for components in the pages of a check; throws elsewhere. */
export function useCheckParts(): CheckParts {
  const parts = useContext(CheckContext)
  if (!parts) throw new Error('This is no page of a check')
  return parts
}

export const useDefinition = (): CheckDefinition => useCheckParts().definition

export function useCheckRef(): CheckRef {
  const { check } = useDefinition()
  return { check, companyId: useCompany().id }
}
