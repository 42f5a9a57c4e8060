import type { PanelName } from '#shared/embed/modules.ts'
import { verifyPart } from './verify-part.ts'

/** The sentences of all but the login form, which most visitors open and which needs fewer. */
export async function importMoreEnglish(): Promise<void> {
  await verifyPart('english-more')
  const { learn } = await import(
    /* webpackMode: "lazy", webpackChunkName: "english" */ './english/in-english.ts'
  )
  const { moreSentences } = await import(
    /* webpackMode: "lazy", webpackChunkName: "english-more" */ './english/more-sentences.ts'
  )
  learn(moreSentences)
}

/** After the loader has verified it. Returns the function that translates what a panel shows. */
export async function importEnglish(name: PanelName) {
  const isLogin = name === 'login'
  await Promise.all([verifyPart('english'), isLogin || verifyPart('english-more')])
  const { showInEnglish } = await import(
    /* webpackMode: "lazy", webpackChunkName: "english" */ './english/in-english.ts'
  )
  if (!isLogin) await importMoreEnglish()
  return showInEnglish
}
