import type { Content } from '#content/content.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { withUnitsKept } from './keep-units.ts'
import { addressesOf, readPictures } from './pictures.ts'
import { assertValid } from './validity.ts'

/** `folder`: in content/, with its pictures. Throws an error that names each fault. */
export function createQuestionnaire(folder: string, content: Content): Questionnaire {
  const { openPoints, oneFact, neverGreen, ...asked } = content
  return withUnitsKept(assertValid({ ...asked, pictures: addressesOf(readPictures(folder)) }))
}
