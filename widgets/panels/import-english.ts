import type { PanelName } from '#shared/embed/modules.ts'
import { verifyPart } from './verify-part.ts'

/**
 * Loads what a panel needs in English, after the loader has verified it. Returns the function that translates the panel.
 * The login form, which most visitors open, needs fewer sentences than the other panels.
 */
export async function importEnglish(name: PanelName) {
  const isLogin = name === 'login'
  await Promise.all([verifyPart('english'), isLogin || verifyPart('english-more')])
  const { componentInEnglish, learn } = await import(
    /* webpackMode: "lazy", webpackChunkName: "english" */ './english/in-english.ts'
  )
  if (!isLogin) {
    const { moreSentences } = await import(
      /* webpackMode: "lazy", webpackChunkName: "english-more" */ './english/more-sentences.ts'
    )
    learn(moreSentences)
  }
  return componentInEnglish
}
