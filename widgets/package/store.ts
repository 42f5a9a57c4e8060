import type { Beterwerk } from '#shared/embed/site-api.ts'

export const loading: { widgets?: Promise<Beterwerk> | undefined } = {}
