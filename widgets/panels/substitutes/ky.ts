// What `shared/api` uses of ky, over `fetch`, in a tenth of its size. The build of the panels replaces the package by this
// file (`tools/build/widgets.ts`).

import { jsonText } from '#shared/session/json-text.ts'

/** Status 400 or higher. `data`: the body, when it is JSON. */
class HTTPError extends Error {
  readonly response: Response
  readonly data: unknown
  constructor(response: Response, data: unknown) {
    super(`Status ${response.status}`)
    this.response = response
    this.data = data
  }
}

/** No response: the server cannot be reached. */
class NetworkError extends Error {}

class TimeoutError extends Error {}

export const isHTTPError = (error: unknown) => error instanceof HTTPError
export const isNetworkError = (error: unknown) => error instanceof NetworkError
export const isTimeoutError = (error: unknown) => error instanceof TimeoutError

/** Of any library that follows Standard Schema, such as valibot. */
type Schema<T> = { '~standard': { validate: (value: unknown) => unknown; types?: { output: T } | undefined } }

type Options = {
  json?: unknown
  headers?: Record<string, string>
  searchParams?: Record<string, string | number | boolean | undefined>
}
type Instance = { baseUrl?: URL; credentials: RequestCredentials; timeout: number }
type Defaults = Omit<Instance, 'baseUrl'> & { hooks: { init: ((options: Instance) => void)[] } }

async function send(defaults: Defaults, method: string, path: string, options: Options): Promise<Response> {
  const { json, headers, searchParams = {} } = options
  const instance: Instance = { credentials: defaults.credentials, timeout: defaults.timeout }
  for (const hook of defaults.hooks.init) hook(instance)
  const url = new URL(path, instance.baseUrl)
  for (const [name, value] of Object.entries(searchParams))
    if (value !== undefined) url.searchParams.set(name, `${value}`)
  const timeout = AbortSignal.timeout(instance.timeout)
  try {
    const response = await fetch(url, {
      method,
      credentials: instance.credentials,
      signal: timeout,
      headers: {
        accept: 'application/json',
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(json ? { body: jsonText(json) } : {}),
    })
    if (response.ok) return response
    throw new HTTPError(response, await response.json().catch(() => undefined))
  } catch (error) {
    if (error instanceof HTTPError) throw error
    throw timeout.aborted ? new TimeoutError() : new NetworkError()
  }
}

/** Throws an error for a body that is no JSON or of another shape. */
async function read<T>(response: Promise<Response>, schema: Schema<T>): Promise<T> {
  const result = (await schema['~standard'].validate(await (await response).json())) as
    | { value: T; issues?: undefined }
    | { issues: unknown }
  if ('value' in result && !result.issues) return result.value
  throw new TypeError('The response has another shape')
}

const caller =
  (defaults: Defaults, method: string) =>
  (path: string, options: Options = {}) => {
    const response = send(defaults, method, path, options)
    return Object.assign(response, { json: <T>(schema: Schema<T>) => read(response, schema) })
  }

export default {
  create: (defaults: Defaults) => ({
    get: caller(defaults, 'GET'),
    post: caller(defaults, 'POST'),
    put: caller(defaults, 'PUT'),
    patch: caller(defaults, 'PATCH'),
    delete: caller(defaults, 'DELETE'),
  }),
}
