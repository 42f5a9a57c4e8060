import { crc32 } from 'node:zlib'

// The position of a photo is in its Exif data, and sometimes in its XMP data. Both are overwritten in place, so
// that the file keeps its size and its pixels, and nothing is compressed again.

export type Patch = { offset: number; content: Uint8Array }

const EXIF_MARK = Buffer.from('Exif\0\0')
/** Exif data right after four zeros, as some programs write HEIC. Source: ISO/IEC 23008-12, annex A.2. */
const UNMARKED_EXIF = ['0000000049492a00', '000000004d4d002a'].map((digits) => Buffer.from(digits, 'hex'))
const exifStarts: [start: Buffer, length: number][] = [
  [EXIF_MARK, EXIF_MARK.length],
  ...UNMARKED_EXIF.map((start): [Buffer, number] => [start, 4]),
]
/** The tag of the pointer to the position. Source: Exif 2.32, section 4.6.3. */
const GPS_TAG = 0x8825
/** Of Exif values, in bytes, by the number of the type. */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const ENTRY_SIZE = 12
/** In a list of values, so that damaged data take no time. */
const MAX_ENTRIES = 1_000
/** To a position, in a list of values. There should be one. */
const MAX_POINTERS = 10
/** Places with metadata of one kind. A photo has a few; many make the search last for minutes. */
const MAX_PLACES = 1_000

function limited<T>(places: T[], max: number): T[] {
  if (places.length > max) throw new Error('the picture contains more metadata than a photo')
  return places
}

function placesOf(mark: Buffer | string, bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(mark); at >= 0 && places.length <= MAX_PLACES; at = bytes.indexOf(mark, at + 1))
    places.push(at)
  return limited(places, MAX_PLACES)
}

const zeros = (offset: number, length: number): Patch => ({ offset, content: Buffer.alloc(length) })

/** Empties the list with the position. `start`: of the header of the Exif data in `bytes`. */
function exifPatches(bytes: Buffer, start: number): Patch[] {
  const isLittleEndian = bytes.toString('latin1', start, start + 2) === 'II'
  const short = (at: number) =>
    at + 2 > bytes.length ? 0 : isLittleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > bytes.length ? 0 : isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  if (short(start + 2) !== 42) return []
  const entriesOf = (list: number) => {
    const room = Math.max(0, Math.floor((bytes.length - list - 2) / ENTRY_SIZE))
    const length = Math.min(short(list), room, MAX_ENTRIES)
    return Array.from({ length }, (_, index) => list + 2 + index * ENTRY_SIZE)
  }
  const inside = ({ offset, content }: Patch) => offset + content.length <= bytes.length

  const pointers = entriesOf(start + long(start + 4)).filter((entry) => short(entry) === GPS_TAG)
  return limited(pointers, MAX_POINTERS)
    .flatMap((pointer) => {
      const list = start + long(pointer + 8)
      const entries = entriesOf(list)
      const values = entries.flatMap((entry) => {
        const length = (TYPE_SIZES[short(entry + 2)] ?? 0) * long(entry + 4)
        return length > 4 && length <= bytes.length ? zeros(start + long(entry + 8), length) : []
      })
      return [...values, zeros(list, 2 + entries.length * ENTRY_SIZE)]
    })
    .filter(inside)
}

const XMP_POSITION = /exif:GPS\w+\s*=\s*(["'])(.{1,200}?)\1|<exif:GPS\w+[^>]{0,100}>([^<]{1,200})</dgs

function xmpPatches(bytes: Buffer): Patch[] {
  if (placesOf('exif:GPS', bytes).length === 0) return []
  const matches = bytes.toString('latin1').matchAll(XMP_POSITION)
  return [...matches].map(({ indices }) => {
    const [start, end] = (indices?.[2] ?? indices?.[3])!
    return { offset: start, content: Buffer.alloc(end - start, ' ') }
  })
}

/** For Exif and XMP data anywhere in `bytes`. */
function patchesIn(bytes: Buffer): Patch[] {
  const found: Patch[] = []
  for (const [start, length] of exifStarts)
    for (const at of placesOf(start, bytes)) found.push(...exifPatches(bytes, at + length))
  return [...found, ...xmpPatches(bytes)]
}

const PNG_SIGNATURE_LENGTH = 8
/** A PNG chunk that every program skips: replaces compressed metadata. */
const SKIPPED_CHUNK = 'voId'

function pngChunkPatches(bytes: Buffer, start: number, length: number): Patch[] {
  const [typeAt, dataAt] = [start + 4, start + 8]
  const type = bytes.toString('latin1', typeAt, dataAt)
  if (!['eXIf', 'iTXt', 'tEXt', 'zTXt'].includes(type)) return []
  const chunk = Buffer.from(bytes.subarray(typeAt, dataAt + length))
  const data = chunk.subarray(4)
  const isHidden =
    /^(Raw profile type|XML:com\.adobe\.xmp)/.test(data.toString('latin1', 0, 30)) && !isReadable(type, data)
  if (isHidden) {
    chunk.fill(0).write(SKIPPED_CHUNK, 'latin1')
  } else {
    const patches = type === 'eXIf' ? exifPatches(data, 0) : xmpPatches(data)
    if (patches.length === 0) return []
    apply(data, patches)
  }
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(chunk))
  return [{ offset: typeAt, content: Buffer.concat([chunk, checksum]) }]
}

/** Metadata in a chunk of text can also be compressed or in hexadecimal. */
const isReadable = (type: string, data: Buffer) => type === 'iTXt' && data[data.indexOf(0) + 1] === 0

function pngPatches(bytes: Buffer): Patch[] {
  const found: Patch[] = []
  for (let at = PNG_SIGNATURE_LENGTH; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (at + 12 + length > bytes.length) break
    found.push(...pngChunkPatches(bytes, at, length))
    at += 12 + length
  }
  return found
}

/** Exif data in a chunk of their own, without the usual mark. */
function webpPatches(bytes: Buffer): Patch[] {
  const places: number[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (bytes.toString('latin1', at, at + 4) === 'EXIF') places.push(at + 8)
    at += 8 + length + (length % 2)
  }
  return limited(places, MAX_PLACES).flatMap((place) => exifPatches(bytes, place))
}

export function apply(bytes: Uint8Array, patches: Patch[]): void {
  for (const { offset, content } of patches) bytes.set(content, offset)
}

/**
 * Removes the position at which a picture was taken. Everything else stays as it is. Throws when it contains more
 * metadata than a photo, which nobody can search in a reasonable time.
 */
export function removeLocation(bytes: Buffer, mediaType: string): Patch[] {
  if (mediaType === 'image/png') return pngPatches(bytes)
  const own = mediaType === 'image/webp' ? webpPatches(bytes) : []
  // A TIFF file has the same structure as Exif data.
  const tiff = mediaType === 'image/tiff' ? exifPatches(bytes, 0) : []
  return [...patchesIn(bytes), ...own, ...tiff]
}
