import { expect, test } from 'vitest'

import { isTemporary, messageOf, statusOf } from './upload-error.ts'

const answered = (status: number, body = '') => ({
  originalResponse: { getStatus: () => status, getBody: () => body },
})
const refused = (status: number, code: string, message: string | null, errors: object[] = []) =>
  answered(status, JSON.stringify({ responseObject: null, message, globalerrors: [], errors, code }))

const FALLBACK = 'Bestand kon niet worden geüpload'
const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'

test.each([
  ['no response', { originalResponse: null }, undefined],
  ['another error', new Error('offline'), undefined],
  ['a response that was cut', answered(0), undefined],
  ['a refusal', answered(413), 413],
])('the status of %s', (_, error, status) => {
  expect(statusOf(error)).toBe(status)
})

test.each([408, 423, 429, 500, 502, 503])('%i is a temporary failure', (status) => {
  expect(isTemporary(answered(status))).toBe(true)
})

test.each([400, 401, 403, 404, 413])('%i is a permanent failure', (status) => {
  expect(isTemporary(answered(status))).toBe(false)
})

test('a lost connection and an upload that continues elsewhere are temporary failures', () => {
  expect(isTemporary(new Error('offline'))).toBe(true)
  expect(isTemporary(refused(409, 'UPLOAD_CONFLICT', 'Begin opnieuw.'))).toBe(true)
  expect(isTemporary(refused(409, 'FILE_LIMIT_REACHED', 'Het item is vol.'))).toBe(false)
  expect(isTemporary(answered(409, '<html>'))).toBe(false)
})

test.each([
  [
    'the error of the field',
    refused(400, 'FILE_EMPTY', 'Fout', [{ field: 'file', message: 'Leeg.' }]),
    'Leeg.',
  ],
  ['the message', refused(413, 'COMPANY_QUOTA_REACHED', 'Het dossier is vol.'), 'Het dossier is vol.'],
  ['a general message for an empty one', refused(404, 'NOT_FOUND', ''), FALLBACK],
  ['a general message for none', refused(404, 'NOT_FOUND', null), FALLBACK],
  ['a general message for a page of a proxy', answered(413, '<html>'), FALLBACK],
])('shows %s', (_, error, title) => {
  expect(messageOf(error)).toEqual({ title })
})

test.each([
  ['the server is out of order', answered(502, '<html>')],
  ['there is no response', new Error('offline')],
])('says to try again later when %s', (_, error) => {
  expect(messageOf(error)).toEqual({ title: FALLBACK, detail: UNAVAILABLE })
})
