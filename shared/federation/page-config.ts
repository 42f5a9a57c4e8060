import * as v from 'valibot'

import { PageConfig } from '#shared/domain/website/page-config.ts'

/** Written into the document by the server. Throws when it is invalid. */
export const pageConfig = (): PageConfig =>
  v.parse(PageConfig, JSON.parse(document.getElementById('config')?.textContent ?? 'null'))
