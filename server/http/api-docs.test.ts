import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'

// e2e/api-docs.spec.ts reads the pages of a demo in a browser.

const backEnd = useBackEnd()

test.each(['/rest/docs', '/rest/docs/', '/rest/docs/json', '/rest/docs/static/swagger-ui.css'])(
  '%s does not exist without the setting API_DOCS',
  async (path) => {
    expect((await backEnd.client().fetch(path)).status).toBe(404)
  },
)
