import type { Questionnaire } from '#shared/domain/questionnaire.ts'

/** The content of a theme as it is written. The server adds the addresses of its pictures, and checks it. */
export type Content = Omit<Questionnaire, 'pictures'>
