import * as v from 'valibot'

import { PageConfig } from '#shared/domain/page-config.ts'

/** What the server said about this installation when it delivered the page. */
export const pageConfig = (): PageConfig =>
  v.parse(PageConfig, JSON.parse(document.getElementById('config')?.textContent ?? 'null'))
