import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'

export const insertSectionName = ({ section }: Pick<Questionnaire, 'section'>, text: string, name: string) =>
  // A function, because `$` has a meaning in a replacement string.
  text.replaceAll(section.placeholder, () => name)
