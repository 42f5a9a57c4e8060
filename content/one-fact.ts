import type { OneFact } from './content.ts'

// Why a question with "en", "of" or a list asks one fact: the reasons that several themes give.

const because =
  (reason: string) =>
  (questions: readonly string[]): OneFact => ({ reason, questions })

export const eitherIsEnough = because('Het een of het ander is genoeg, en een antwoord zegt niet welk.')
export const examples = because('De opsomming noemt voorbeelden van één ding.')
export const sameThing = because('De woorden zijn samen de naam van één ding of één groep.')
export const bounds = because('De grenzen horen bij elkaar: alleen samen geven ze een oordeel.')
export const oneAct = because('Het is één handeling of één afspraak, die in één keer wordt bekeken.')
export const withProof = because('Wie het doet en wie het kan laten zien, krijgt dezelfde maatregel.')

/** In every check. */
export const ofMeasures = because('Een afspraak is pas een afspraak met wat, wie en wanneer.')([
  'ACTIONS.agreed',
  'ACTIONS.discussed',
])
