import { createContext, useContext } from 'react'

import { type CheckRef, type SectionTheme, sectionThemeOf } from '#shared/domain/themes.ts'
import { useCompany } from '#shared/federation/company.ts'
import type { LoaderFunctionArgs } from '#shared/federation/router.ts'

/** What the loader of a page of a check gets: also the check that the page is about. */
export type CheckLoaderArgs = LoaderFunctionArgs & { check: CheckRef }

/**
 * What a theme adds to the pages. `meaning`: what a section is, to follow "Je doet de check per …:". `beginWith`: a
 * sentence that says with which one to begin.
 */
export type ThemeParts = {
  theme: SectionTheme
  meaning: string
  beginWith: string
}

export const CheckContext = createContext<ThemeParts | undefined>(undefined)

/** Returns what the theme adds. Only for components in the pages of a check; throws elsewhere. */
export function useThemeParts(): ThemeParts {
  const parts = useContext(CheckContext)
  if (!parts) throw new Error('This is no page of a check')
  return parts
}

/** Returns the names and the words of the theme. */
export const useTheme = (): SectionTheme => useThemeParts().theme

/** Returns the check that the page is about. */
export function useCheckRef(): CheckRef {
  const { check } = useTheme()
  return { check, companyId: useCompany().id }
}

/** Returns the words of the theme for a check. For loaders, which are called outside of components. */
export const wordsOf = ({ check }: CheckRef): SectionTheme => sectionThemeOf(check)
