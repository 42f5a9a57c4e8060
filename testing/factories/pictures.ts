import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, crc32, createDeflate } from 'node:zlib'

import sharp from 'sharp'

export const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f4e' } }).withExif({
    IFD0: { Make: 'Camera' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '52/1 5/1 6/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '5/1 7/1 8/1',
    },
  })

const ENTRY_SIZE = 12

/** In either byte order. The position is from `start` up to `end`. Source: Exif 2.32, section 4.6. */
export function exifData({ isBigEndian = false } = {}): { bytes: Buffer; start: number; end: number } {
  const number = (size: 2 | 4, value: number) => {
    const bytes = Buffer.alloc(size)
    if (isBigEndian) bytes.writeUIntBE(value, 0, size)
    else bytes.writeUIntLE(value, 0, size)
    return bytes
  }
  const [short, long] = [(value: number) => number(2, value), (value: number) => number(4, value)]
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(count), value])
  const list = (...entries: Buffer[]) => Buffer.concat([short(entries.length), ...entries, long(0)])
  const header = Buffer.concat([Buffer.from(isBigEndian ? 'MM' : 'II'), short(42), long(8)])
  const camera = Buffer.from('Camera\0\0')
  const cameraAt = header.length + 2 + 2 * ENTRY_SIZE + 4
  const start = cameraAt + camera.length
  const first = list(entry(0x010f, 2, 7, long(cameraAt)), entry(0x8825, 4, 1, long(start)))
  const latitudeAt = start + 2 + 2 * ENTRY_SIZE + 4
  const position = list(entry(1, 2, 2, Buffer.from('N\0\0\0')), entry(2, 5, 3, long(latitudeAt)))
  const latitude = [52, 5, 6].flatMap((value) => [long(value), long(1)])
  const bytes = Buffer.concat([header, first, camera, position, ...latitude])
  return { bytes, start, end: bytes.length }
}

/** WebP marks Exif data without "Exif". The picture is arbitrary. */
export function webpWithPosition() {
  const exif = exifData()
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)])
  }
  const start = Buffer.concat([Buffer.from('WEBP'), chunk('VP8L', Buffer.alloc(13, 7))])
  const bytes = chunk('RIFF', Buffer.concat([start, chunk('EXIF', exif.bytes)]))
  const exifAt = 8 + start.length + 8
  return { bytes, start: exifAt + exif.start, end: exifAt + exif.end }
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const uint32 = (value: number) => Buffer.from([...uint16(value >>> 16), ...uint16(value & 0xffff)])
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(8 + body.length), Buffer.from(type), body])
}
const fullBox = (type: string, ...content: Buffer[]) => box(type, uint32(0), ...content)

/**
 * One picture of arbitrary pixels with Exif data. `hasMark`: whether these begin with "Exif", as phones write them. Also
 * returns where the position is. Source: ISO/IEC 14496-12 and 23008-12, annex A.
 */
export function heicWithPosition({ hasMark }: { hasMark: boolean }) {
  const exif = exifData()
  const mark = hasMark ? Buffer.from('Exif\0\0') : Buffer.alloc(0)
  const exifItem = Buffer.concat([uint32(mark.length), mark, exif.bytes])
  const pixels = Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 37) % 256))
  const itemInfo = (id: number, type: string) =>
    box('infe', Buffer.from('02000000', 'hex'), uint16(id), uint16(0), Buffer.from(`${type}\0`))
  const location = (id: number, offset: number, size: number) =>
    Buffer.concat([uint16(id), uint16(0), uint16(1), uint32(offset), uint32(size)])
  const meta = (dataAt: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', uint32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', uint16(1)),
      fullBox('iinf', uint16(2), itemInfo(1, 'hvc1'), itemInfo(2, 'Exif')),
      fullBox('iref', box('cdsc', uint16(2), uint16(1), uint16(1))),
      box(
        'iprp',
        box('ipco', box('hvcC', Buffer.from([1]), Buffer.alloc(22)), fullBox('ispe', uint32(64), uint32(64))),
        fullBox('ipma', uint32(1), uint16(1), Buffer.from([2, 0x81, 0x02])),
      ),
      fullBox(
        'iloc',
        Buffer.from('4400', 'hex'),
        uint16(2),
        location(1, dataAt, pixels.length),
        location(2, dataAt + pixels.length, exifItem.length),
      ),
    )
  const type = box('ftyp', Buffer.from('heic'), uint32(0), Buffer.from('mif1heic'))
  const dataAt = type.length + meta(0).length + 8
  const bytes = Buffer.concat([type, meta(dataAt), box('mdat', pixels, exifItem)])
  const exifAt = dataAt + pixels.length + exifItem.length - exif.bytes.length
  return { bytes, start: exifAt + exif.start, end: exifAt + exif.end }
}

export const pngChunk = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))])
}

/** Start and spacing of the pixels of each of the seven passes of a PNG file. Source: PNG, section 8.2. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const BYTES_PER_PIXEL = 8

/**
 * A PNG of a few megabytes with a position, whose 100 million pixels of four 16-bit colours take 800 MB. It is
 * interlaced, so a program needs them all at once. Also returns where the position is.
 */
export async function pngThatTakesAllMemory() {
  const side = 10_000
  const exif = exifData()
  function* rows() {
    for (const [x, y, dx, dy] of passes) {
      const row = Buffer.alloc(1 + Math.ceil((side - x) / dx) * BYTES_PER_PIXEL)
      for (let at = y; at < side; at += dy) yield row
    }
  }
  const pixels = await buffer(Readable.from(rows()).pipe(createDeflate({ level: constants.Z_BEST_SPEED })))
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([16, 6, 0, 0, 1])])
  const start = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pngChunk('IHDR', header)])
  const chunks = [pngChunk('eXIf', exif.bytes), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]
  const bytes = Buffer.concat([start, ...chunks])
  const exifAt = start.length + 8
  return { bytes, start: exifAt + exif.start, end: exifAt + exif.end }
}
