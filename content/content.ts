import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'

/** The server adds the addresses of its pictures, and checks it. */
export type Content = Omit<Questionnaire, 'pictures'> & {
  /** What an expert has to decide or look up, in Dutch. Only for reviewers: it is not in the questionnaire. */
  openPoints?: readonly string[]
}
