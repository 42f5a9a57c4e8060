import type { Beterwerk } from '#shared/embed/site-api.ts'

/** The widgets of the page, once something has asked for them. */
export const loading: { widgets?: Promise<Beterwerk> | undefined } = {}
