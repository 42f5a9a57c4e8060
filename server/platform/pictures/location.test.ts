import { deflateSync } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import {
  exifData,
  heicWithPosition,
  pngChunk,
  webpWithPosition,
} from '../../../testing/factories/pictures.ts'
import { apply, removeLocation } from './location.ts'

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 5/1 6/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '5/1 7/1 8/1',
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,5.1N">
<exif:GPSLongitude>5,7.1E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#2a6f4e' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: GPS })
    .withXmp(XMP)

/** The degrees 52/1 in both byte orders, and the texts in XMP. */
const positions = [
  Buffer.from('3400000001000000', 'hex'),
  Buffer.from('0000003400000001', 'hex'),
  Buffer.from('52,5.1N'),
  Buffer.from('5,7.1E'),
]
const positionsIn = (bytes: Buffer) => positions.filter((position) => bytes.includes(position)).length

test.each<[string, (picture: Sharp) => Sharp]>([
  ['image/jpeg', (picture) => picture.jpeg()],
  ['image/png', (picture) => picture.png()],
  ['image/webp', (picture) => picture.webp()],
  ['image/avif', (picture) => picture.avif()],
])('removes the position from %s, and nothing else', async (mediaType, encode) => {
  const original = await encode(picture()).toBuffer()
  expect(positionsIn(original)).toBeGreaterThanOrEqual(2)
  const cleaned = Buffer.from(original)
  apply(cleaned, removeLocation(cleaned, mediaType))
  expect(positionsIn(cleaned)).toBe(0)
  expect(cleaned.length).toBe(original.length)
  const [before, after] = await Promise.all([original, cleaned].map((bytes) => sharp(bytes).raw().toBuffer()))
  expect(after!.equals(before!)).toBe(true)
  expect((await sharp(cleaned).metadata()).exif?.includes('Camera')).toBe(true)
  expect(removeLocation(cleaned, mediaType).length).toBeLessThanOrEqual(
    removeLocation(original, mediaType).length,
  )
})

test.each([
  ['HEIC with a mark before its Exif data', 'image/heic', heicWithPosition({ hasMark: true })],
  ['HEIC without such a mark', 'image/heic', heicWithPosition({ hasMark: false })],
  ['TIFF', 'image/tiff', exifData()],
  ['TIFF with the other order of bytes', 'image/tiff', exifData({ isBigEndian: true })],
  ['WebP', 'image/webp', webpWithPosition()],
])('replaces the position in %s with zeros, and nothing else', (_, mediaType, { bytes, start, end }) => {
  const cleaned = Buffer.from(bytes)
  apply(cleaned, removeLocation(cleaned, mediaType))
  expect(cleaned.equals(Buffer.from(bytes).fill(0, start, end))).toBe(true)
  expect(cleaned.equals(bytes)).toBe(false)
})

test('a picture without a position stays as it is', async () => {
  const plain = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } }).withExif({
    IFD0: { Make: 'Camera' },
  })
  expect(removeLocation(await plain.jpeg().toBuffer(), 'image/jpeg')).toEqual([])
  expect(removeLocation(await plain.png().toBuffer(), 'image/png')).toEqual([])
})

test.each([
  ['zTXt', 'Raw profile type exif\0\0'],
  ['tEXt', 'Raw profile type exif\0'],
  ['iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'],
])('metadata that cannot be read, in a PNG chunk %s, are emptied', async (type, keyword) => {
  const original = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const hidden = pngChunk(type, Buffer.concat([Buffer.from(keyword, 'latin1'), deflateSync(XMP)]))
  const comment = pngChunk('tEXt', Buffer.from('Comment\0Bij de kraan'))
  const end = original.length - pngChunk('IEND', Buffer.alloc(0)).length
  const parts = [original.subarray(0, end), hidden, comment, original.subarray(end)]
  const cleaned = Buffer.concat(parts)
  apply(cleaned, removeLocation(cleaned, 'image/png'))
  const emptied = pngChunk('voId', Buffer.alloc(hidden.length - pngChunk('voId', Buffer.alloc(0)).length))
  expect(cleaned.equals(Buffer.concat([parts[0]!, emptied, comment, parts[3]!]))).toBe(true)
})

test('damaged metadata change nothing outside the picture, and take no time', async () => {
  const original = await picture().jpeg().toBuffer()
  const start = original.indexOf('Exif\0\0')
  for (let at = start; at < start + 400; at++) {
    const damaged = Buffer.from(original)
    damaged.fill(0xff, at, at + 4)
    for (const { offset, content } of removeLocation(damaged, 'image/jpeg'))
      expect(offset + content.length).toBeLessThanOrEqual(damaged.length)
  }
})

/** In milliseconds. Measured: at most 50, and without a maximum of places several seconds. */
const MAX_PROCESSOR_MS = 800

test.each([
  ['Exif marks', 'image/jpeg', Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')],
  [
    'Exif chunks',
    'image/webp',
    Buffer.from('EXIF\x10\0\0\0II*\0\x08\0\0\0\xff\xff\x25\x88\0\0\0\0', 'latin1'),
  ],
  ['positions in XMP', 'image/jpeg', Buffer.from('<exif:GPSLatitude ')],
])('a file of only %s is not searched for minutes', (_, mediaType, part) => {
  const bytes = Buffer.concat([Buffer.alloc(12), Buffer.alloc(3_000_000, part)])
  const start = process.cpuUsage()
  expect(() => removeLocation(bytes, mediaType)).toThrow('more metadata than a photo')
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1e3).toBeLessThan(MAX_PROCESSOR_MS)
})
