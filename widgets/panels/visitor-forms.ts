import type { ComponentType } from 'react'

import { languageOf } from '#shared/embed/language.ts'
import { importMoreEnglish } from './import-english.ts'
import type { VisitorFormProps } from './panel-props.ts'
import { verifyPart } from './verify-part.ts'

type VisitorForm = {
  label: string
  /** Loads and verifies the code of the form, without running it. */
  preload: () => Promise<void>
  /** In the language of the link. Rejects when the code cannot be loaded or differs. */
  load: (link: Element) => Promise<ComponentType<VisitorFormProps>>
}

const preloadRegistration = () => verifyPart('registration')
const preloadPassword = () => verifyPart('password')
const loadLanguage = (link: Element) => languageOf(link) === 'en' && importMoreEnglish()

/** Each is a part of its own, by the path of the page of the portal with the same form. */
export const visitorForms: Partial<Record<string, VisitorForm>> = {
  '/aanmelden': {
    label: 'Aanmelden',
    preload: preloadRegistration,
    async load(link) {
      await Promise.all([preloadRegistration(), loadLanguage(link)])
      const { Registration } = await import(
        /* webpackMode: "lazy", webpackChunkName: "registration" */ './Registration.tsx'
      )
      return Registration
    },
  },
  '/wachtwoord-vergeten': {
    label: 'Wachtwoord vergeten',
    preload: preloadPassword,
    async load(link) {
      await Promise.all([preloadPassword(), loadLanguage(link)])
      const { ForgottenPassword } = await import(
        /* webpackMode: "lazy", webpackChunkName: "password" */ './ForgottenPassword.tsx'
      )
      return ForgottenPassword
    },
  },
}
