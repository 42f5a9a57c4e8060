import { Upload } from 'tus-js-client'
import { createStore } from 'zustand/vanilla'
import { UserFacingError } from '#shared/api/basics/errors.ts'
import { uploadsUrl } from '#shared/api/files/company-records.ts'
import { formatSize } from '#shared/domain/basics/format-size.ts'
import { FILE_TOO_LARGE, MAX_FILE_SIZE } from '#shared/domain/files/company-record.ts'
import { sessionStore, signOutLapsed } from '#shared/session/store.ts'
import { isTemporary, messageOf, statusOf } from './upload-error.ts'

// The current uploads. They continue while the user visits other pages of the portal, and end at logout.

export type UploadTarget = { companyId: number; recordId: number }

/** `status` REFUSED: the server would refuse it again. */
export type FileUpload = UploadTarget & {
  key: number
  file: File
  status: 'WAITING' | 'UPLOADING' | 'FAILED' | 'REFUSED'
  /** Bytes that the server has. */
  sent: number
  /** When this attempt started, and the bytes that the server had then; for the remaining time. */
  started: { at: number; sent: number }
  failure?: { title: string; detail?: string | undefined } | undefined
}

/** Files sent at once: more would take the browser's connections from the rest of the page. */
const MAX_PARALLEL = 3
/** In bytes, per request: on a slow connection it ends before the server's timeout of five minutes. */
const CHUNK_SIZE = 8 * 1_048_576
/** Before each new attempt after a lost connection, in milliseconds. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
/** Prefix of the keys in localStorage under which tus-js-client stores resumable uploads. */
const STORAGE_PREFIX = 'tus::'

export const uploadStore = createStore<readonly FileUpload[]>(() => [])

let lastKey = 0
type FinishListener = (upload: FileUpload, fileId: number) => void
const finishListeners = new Set<FinishListener>()
const running = new Map<number, Upload>()

const set = (uploads: readonly FileUpload[]) => uploadStore.setState(uploads, true)

const change = (key: number, values: Partial<FileUpload>) =>
  set(uploadStore.getState().map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

const remove = (key: number) => set(uploadStore.getState().filter((upload) => upload.key !== key))

const findUpload = (key: number) => uploadStore.getState().find((upload) => upload.key === key)

/** Calls `listener` with each stored upload, and the id of its file. Returns a function that unsubscribes. */
export function onUploadFinished(listener: FinishListener): () => void {
  finishListeners.add(listener)
  return () => finishListeners.delete(listener)
}

/** Whether a file is being sent or waits, to this item or to any. */
export const isUploading = (toRecord?: number) =>
  uploadStore
    .getState()
    .some(
      ({ status, recordId }) =>
        (status === 'UPLOADING' || status === 'WAITING') && (toRecord === undefined || recordId === toRecord),
    )

/** A file that is too large is refused before anything is sent. Returns the keys of the uploads. */
export function startUploads(target: UploadTarget, files: readonly File[]): number[] {
  const added = files.map((file): FileUpload => {
    lastKey += 1
    const upload = { ...target, key: lastKey, file, sent: 0, started: { at: 0, sent: 0 } }
    if (file.size <= MAX_FILE_SIZE) return { ...upload, status: 'WAITING' }
    const detail = `Dit bestand is ${formatSize(file.size)}. Neem een kleiner bestand, of zet er een link naar neer.`
    return { ...upload, status: 'REFUSED', failure: { title: FILE_TOO_LARGE, detail } }
  })
  set([...uploadStore.getState(), ...added])
  startWaiting()
  return added.map(({ key }) => key)
}

/**
 * Resolves with the id of the stored file, or with undefined when the upload was stopped. Rejects with a UserFacingError
 * when the file is refused, and removes the upload. After other failures it keeps waiting, because those can be retried.
 */
export function uploadEnd(key: number): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  function check() {
    const upload = findUpload(key)
    if (!upload) return resolve(undefined)
    if (upload.status !== 'REFUSED') return
    const { title = '', detail = '' } = upload.failure ?? {}
    reject(new UserFacingError([title, detail].filter(Boolean).join(' ')))
    remove(key)
  }
  const stops = [
    uploadStore.subscribe(check),
    onUploadFinished((upload, fileId) => upload.key === key && resolve(fileId)),
  ]
  check()
  return promise.finally(() => {
    for (const stop of stops) stop()
  })
}

/** Continues after the last byte that the server has stored. */
export function retryUpload(key: number): void {
  change(key, { status: 'WAITING', failure: undefined })
  startWaiting()
}

/** Also deletes what the server has of a running upload. */
export function cancelUpload(key: number): void {
  const upload = running.get(key)
  running.delete(key)
  remove(key)
  // A server that cannot be reached now deletes the upload after a day.
  void upload?.abort(true).catch(() => undefined)
  startWaiting()
}

function startWaiting() {
  for (const upload of uploadStore.getState()) {
    const numUploading = uploadStore.getState().filter(({ status }) => status === 'UPLOADING').length
    if (numUploading >= MAX_PARALLEL) return
    if (upload.status === 'WAITING') void start(upload)
  }
}

async function start({ key, file, companyId, recordId }: FileUpload) {
  change(key, { status: 'UPLOADING', started: { at: Date.now(), sent: 0 } })
  let isFirstProgress = true
  try {
    const upload = new Upload(file, {
      endpoint: uploadsUrl(companyId, recordId),
      metadata: { filename: file.name },
      chunkSize: CHUNK_SIZE,
      retryDelays: RETRY_DELAYS_MS,
      onShouldRetry: (error) => navigator.onLine && isTemporary(error),
      removeFingerprintOnSuccess: true,
      onProgress(sent) {
        change(key, { sent, ...(isFirstProgress && { started: { at: Date.now(), sent } }) })
        isFirstProgress = false
      },
      // The address of an upload ends with its id, which is that of the file.
      onSuccess: () => finish(key, Number(upload.url?.split('/').at(-1))),
      onError: (error) => fail(key, error),
    })
    const [previous] = await upload.findPreviousUploads()
    if (!findUpload(key)) return
    if (previous) upload.resumeFromPreviousUpload(previous)
    running.set(key, upload)
    upload.start()
  } catch (error) {
    fail(key, error)
  }
}

function finish(key: number, fileId: number) {
  const upload = findUpload(key)
  running.delete(key)
  if (upload) for (const listener of finishListeners) listener(upload, fileId)
  remove(key)
  startWaiting()
}

function fail(key: number, error: unknown) {
  running.delete(key)
  if (statusOf(error) === 401) void signOutLapsed()
  change(key, { status: isTemporary(error) ? 'FAILED' : 'REFUSED', failure: messageOf(error) })
  startWaiting()
}

// Continues the uploads that failed with the connection.
window.addEventListener('online', () => {
  for (const { key, status } of uploadStore.getState()) if (status === 'FAILED') retryUpload(key)
})

// The next user must neither see nor continue them.
sessionStore.subscribe(({ user }, { user: before }) => {
  if (user.id === before.id) return
  for (const upload of running.values()) void upload.abort()
  running.clear()
  set([])
  for (const key of Object.keys(localStorage))
    if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key)
})
