import * as v from 'valibot'

import { PageConfig } from '#shared/domain/website/page-config.ts'

/** Returns the configuration of this installation, which the server writes into the document. Throws when it is invalid. */
export const pageConfig = (): PageConfig =>
  v.parse(PageConfig, JSON.parse(document.getElementById('config')?.textContent ?? 'null'))
