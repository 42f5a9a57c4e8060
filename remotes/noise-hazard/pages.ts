import { checkPages } from '#shared/domain/checks/check-pages.ts'

export const pages = checkPages('NOISE_HAZARD')
