import type { Cut } from './cut-loader.ts'

// What is cut out of ky. The product sends each request once, has one hook, at the start of a call, and one time limit,
// and shows no progress of requests. Methods cannot be left out, but their bodies after an early return are.

const endsWith = (method: string, statement: string): Cut => [
  `    ${method} {\n`,
  `    ${method} {\n        ${statement}\n`,
]

const retries: Cut[] = [
  endsWith('async #retryFromError(error, function_)', 'throw error;'),
  endsWith('async #calculateRetryDelay(error)', 'throw error;'),
  endsWith('#calculateDelay(retry)', 'return 0;'),
  ['const cloneRetryOptions = (retry) => {\n', 'const cloneRetryOptions = (retry) => {\n    return retry;\n'],
]

const hooks: Cut[] = [
  endsWith('async #runBeforeRequestHooks()', 'return undefined;'),
  endsWith('async #runAfterResponseHooks(response)', 'return response;'),
  ['        let processedError = error;\n', '        throw error;\n        let processedError = error;\n'],
]

const progress: Cut[] = [
  ['if (ky.#options.onDownloadProgress) {', 'if (false) {'],
  endsWith('#wrapRequestWithUploadProgress(request, originalBody)', 'return request;'),
  [
    "if (this.#options.onUploadProgress && typeof this.#options.onUploadProgress !== 'function') {",
    'if (false) {',
  ],
]

const otherOptions: Cut[] = [
  endsWith(
    'async #parseJson(text, response, timeoutMs, request)',
    'try { return JSON.parse(text); } catch { return undefined; }',
  ),
  endsWith('async #raceWithTotalTimeout(operation)', 'return operation();'),
  endsWith('#getRemainingTotalTimeout()', 'return undefined;'),
  [
    "if (typeof ky.#options.totalTimeout === 'number' && ky.#options.totalTimeout > maxSafeTimeout) {",
    'if (false) {',
  ],
  ["if (Object.hasOwn(options, 'prefixUrl')) {", 'if (false) {'],
  ['if (this.#options.prefix) {', 'if (false) {'],
  ["if (typeof this.#options.searchParams === 'string') {", 'if (false) {'],
]

export const kyCuts: Record<string, Cut[]> = {
  'distribution/core/Ky.js': [...retries, ...hooks, ...progress, ...otherOptions],
  'distribution/utils/normalize.js': [
    [
      'export const normalizeRetryOptions = (retry = {}) => {\n',
      'export const normalizeRetryOptions = () => {\n    return { limit: 0 };\n    let retry;\n',
    ],
  ],
  'distribution/utils/merge.js': [
    [
      'const appendSearchParameters = (target, source) => {\n',
      'const appendSearchParameters = (target, source) => {\n    return source;\n',
    ],
    ["if (key === 'context') {", 'if (false) {'],
    ["if (isRoot && key === 'retry' && isObject(value)", 'if (false'],
  ],
}
