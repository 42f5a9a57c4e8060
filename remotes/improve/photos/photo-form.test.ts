import * as v from 'valibot'
import { expect, test } from 'vitest'

import { alternativeOf } from './alternative-of.ts'
import { NewPictureForm, StoredPictureForm } from './photo-form.ts'

const errorsOf = (schema: typeof NewPictureForm | typeof StoredPictureForm, picture: unknown) => {
  const { issues = [] } = v.safeParse(schema, { picture, moment: 'BEFORE', caption: '' })
  return issues.map((issue) => [v.getDotPath(issue), issue.message])
}

const fileOf = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size })

const NO_PREVIEW = 'Van deze foto kan geen voorbeeld worden gemaakt. Kies een JPEG-, PNG- of WebP-bestand.'

test.each([
  ['a JPEG', fileOf('hal.jpg', 'image/jpeg'), []],
  ['a PNG', fileOf('hal.png', 'image/png'), []],
  ['a WebP of 100 MB', fileOf('hal.webp', 'image/webp', 104_857_600), []],
  ['nothing', new File([], ''), ['Kies een foto.']],
  ['a text instead of a file', '', ['Kies een foto.']],
  ['HEIC', fileOf('IMG_0042.HEIC', 'image/heic'), [NO_PREVIEW]],
  ['a PDF', fileOf('hal.pdf', 'application/pdf'), [NO_PREVIEW]],
  [
    'a picture that is too large',
    fileOf('hal.jpg', 'image/jpeg', 104_857_601),
    ['Bestand is te groot. Max 100MB'],
  ],
] as [string, unknown, string[]][])('a new picture that is %s', (_, picture, messages) => {
  expect(errorsOf(NewPictureForm, picture)).toEqual(messages.map((message) => ['picture', message]))
})

test('a picture of the company file is the id of its file', () => {
  const given = { picture: '12', moment: 'AFTER', caption: ' Rek ' }
  expect(v.parse(StoredPictureForm, given)).toEqual({ picture: 12, moment: 'AFTER', caption: 'Rek' })
  expect(errorsOf(StoredPictureForm, '')).toEqual([['picture', 'Kies een foto.']])
})

test('a photo is described by its caption, and otherwise by what it shows', () => {
  expect(alternativeOf({ moment: 'AFTER', caption: 'Rek op heuphoogte' })).toBe('Rek op heuphoogte')
  expect(alternativeOf({ moment: 'BEFORE', caption: '' })).toBe('Foto vóór de maatregel')
  expect(alternativeOf({ moment: 'AFTER', caption: '' })).toBe('Foto na de maatregel')
})
