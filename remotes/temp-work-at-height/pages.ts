import { checkPages } from '#shared/domain/checks/check-pages.ts'

export const pages = checkPages('TEMP_WORK_AT_HEIGHT')
