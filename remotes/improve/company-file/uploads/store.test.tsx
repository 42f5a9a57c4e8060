// @ts-expect-error: only the entry point of the package has types
import { WebStorageUrlStorage } from 'tus-js-client/lib.esm/browser/urlStorage.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { signIn, signOut } from '#shared/session/store.ts'
import { cancelUpload, isUploading, retryUpload, startUploads, uploadStore } from './store.ts'

// Covers the state before a file is sent and after sending failed: tus-js-client sends files in a real browser only.
// e2e/improve/company-file.spec.ts uploads files to a server.

const target = { companyId: 1, recordId: 7 }
const filesOf = (...names: string[]) => names.map((name) => new File(['inhoud'], name))
const states = () => uploadStore.getState().map(({ file, status }) => `${file.name} ${status}`)
const keyOf = (name: string) => uploadStore.getState().find(({ file }) => file.name === name)!.key

function tooLarge() {
  const file = new File([], 'film.mov')
  return Object.defineProperty(file, 'size', { value: 104_857_601 })
}

const signInAs = (id: number) =>
  signIn({
    loggedIn: true,
    id,
    fullName: 'Els de Smid',
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })

beforeEach(() => signInAs(1))
afterEach(() => signOut())

test('sends three files at once, in the order in which they were chosen', () => {
  startUploads(target, filesOf('a', 'b', 'c', 'd'))
  startUploads(target, filesOf('e'))
  expect(states()).toEqual(['a UPLOADING', 'b UPLOADING', 'c UPLOADING', 'd WAITING', 'e WAITING'])
  cancelUpload(keyOf('b'))
  expect(states()).toEqual(['a UPLOADING', 'c UPLOADING', 'd UPLOADING', 'e WAITING'])
  cancelUpload(keyOf('e'))
  expect(states()).toEqual(['a UPLOADING', 'c UPLOADING', 'd UPLOADING'])
})

test('refuses a file that is too large, and sends the others', () => {
  startUploads(target, [tooLarge(), ...filesOf('a')])
  expect(states()).toEqual(['film.mov REFUSED', 'a UPLOADING'])
  expect(uploadStore.getState()[0]!.failure).toEqual({
    title: 'Bestand is te groot. Max 100MB',
    detail: 'Dit bestand is 100,1 MB. Neem een kleiner bestand, of zet er een link naar neer.',
  })
})

test('knows which item a file is being sent to', () => {
  startUploads(target, [tooLarge()])
  expect([isUploading(), isUploading(7)]).toEqual([false, false])
  startUploads({ companyId: 1, recordId: 8 }, filesOf('a'))
  expect([isUploading(), isUploading(7), isUploading(8)]).toEqual([true, false, true])
})

test('a file that could not be sent can be tried again, also by itself when the connection is back', async () => {
  startUploads(target, filesOf('a'))
  const hasFailed = () => expect.poll(states).toEqual(['a FAILED'])
  await hasFailed()
  expect(uploadStore.getState()[0]!.failure?.title).toBe('Bestand kon niet worden geüpload')
  expect(isUploading()).toBe(false)
  retryUpload(keyOf('a'))
  expect(uploadStore.getState()).toMatchObject([{ status: 'UPLOADING', failure: undefined }])
  await hasFailed()
  window.dispatchEvent(new Event('online'))
  expect(states()).toEqual(['a UPLOADING'])
})

test('a file that is refused is not sent when the connection is back', () => {
  startUploads(target, [tooLarge()])
  window.dispatchEvent(new Event('online'))
  expect(states()).toEqual(['film.mov REFUSED'])
})

test('calls a listener at each change, until it unsubscribes', () => {
  const listener = vi.fn()
  const stop = uploadStore.subscribe(listener)
  startUploads(target, [tooLarge()])
  expect(listener).toHaveBeenCalled()
  listener.mockClear()
  stop()
  cancelUpload(keyOf('film.mov'))
  expect(listener).not.toHaveBeenCalled()
})

test('the next user neither sees nor continues the uploads', async () => {
  await new WebStorageUrlStorage().addUpload('a', {})
  expect(localStorage).toHaveLength(1)
  localStorage.setItem('other', 'stays')
  startUploads(target, filesOf('a', 'b', 'c', 'd'))
  await signInAs(2)
  expect(uploadStore.getState()).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['other'])
})
