import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'

// e2e/operations/api-docs.deep.spec.ts reads the pages of a demo in a browser.

const backEnd = useBackEnd()

test.each(['/rest/docs', '/rest/docs/', '/rest/docs/json', '/rest/docs/static/swagger-ui.css'])(
  '%s does not exist without the setting API_DOCS',
  async (path) => {
    expect((await backEnd.client().fetch(path)).status).toBe(404)
  },
)

type Operation = {
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: { content: object }
}
type Description = { paths: Record<string, Record<string, Operation>> }

const readDescription = async () =>
  (await backEnd.client().get('/rest/openapi.json')).body as unknown as Description

test('the description of the API is a valid OpenAPI document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(await readDescription())
  expect([valid, errors, validator.version]).toEqual([true, undefined, '3.0'])
})

test('the description contains every parameter of every path', async () => {
  const { paths } = await readDescription()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
  )
  expect(operations.length).toBeGreaterThan(70)
  for (const { path, method, parameters } of operations) {
    const described = parameters.flatMap((parameter) => (parameter.in === 'path' ? parameter.name : []))
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([path, method, described.toSorted()]).toEqual([path, method, inPath.toSorted()])
  }
})

test('the description contains both ways to upload a file, with their bodies', async () => {
  const { paths } = await readDescription()
  const record = '/rest/companies/{companyId}/company-records/{recordId}'
  const bytes = { schema: { type: 'string', format: 'binary' } }
  expect(paths[`${record}/files`]!.post!.requestBody!.content).toEqual({
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: bytes.schema }, required: ['file'] },
    },
  })
  expect(Object.keys(paths[`${record}/uploads`]!)).toEqual(['post'])
  const upload = paths[`${record}/uploads/{uploadId}`]!
  expect(Object.keys(upload).toSorted()).toEqual(['delete', 'head', 'patch'])
  expect(upload.patch!.requestBody!.content).toEqual({ 'application/offset+octet-stream': bytes })
})

test('the description is made once, compressed, and not sent again to who has it', async () => {
  const client = backEnd.client()
  const read = (headers: Record<string, string>) => client.fetch('/rest/openapi.json', { headers })
  const plain = await read({ 'accept-encoding': 'identity' })
  const compressed = await read({ 'accept-encoding': 'br' })
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null])
  expect([compressed.status, compressed.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(await compressed.json()).toEqual(await plain.json())
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')) / 10,
  )
  const again = await read({ 'accept-encoding': 'br', 'if-none-match': compressed.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
