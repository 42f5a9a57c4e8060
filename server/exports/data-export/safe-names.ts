import { fileName } from '#server/platform/http/attachment.ts'

/** Windows limits a path to 260 UTF-16 units, Linux a name to 255 bytes. */
const MAX_UNITS = 80
const MAX_BYTES = 200
/** With its dot; what is longer is no extension. */
const MAX_EXTENSION = 12

/** Names of devices, which Windows refuses with any extension. */
const devices = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

function splitName(name: string): [stem: string, extension: string] {
  const at = name.lastIndexOf('.')
  return at > 0 && name.length - at <= MAX_EXTENSION ? [name.slice(0, at), name.slice(at)] : [name, '']
}

function shortened(text: string, units: number, bytes: number): string {
  let short = ''
  for (const letter of text) {
    if (short.length + letter.length > units || Buffer.byteLength(short + letter) > bytes) break
    short += letter
  }
  return short
}

/**
 * Returns a name that every file system accepts and that names nothing outside its folder: no forbidden characters,
 * no dots or spaces at its ends, no device. `name`: as a user entered it. `fallback`: when nothing is left.
 */
export function safeName(name: string, fallback: string): string {
  const clean = fileName(name.normalize('NFC')).replace(/^[\s.]+|[\s.]+$/g, '')
  const [stem, extension] = splitName(clean)
  const room = Buffer.byteLength(extension)
  const short = shortened(stem, MAX_UNITS - extension.length, MAX_BYTES - room).trimEnd()
  const safe = `${short}${extension}`.replace(devices, '_$1')
  return safe || fallback
}

/**
 * Numbers each name that was used before. File systems that ignore case or the encoding of accents must find the
 * names different too.
 */
export function createUniqueNames(): (name: string) => string {
  const taken = new Map<string, number>()
  const keyOf = (name: string) => name.normalize('NFKC').toLowerCase()
  return (name) => {
    const [stem, extension] = splitName(name)
    let number = taken.get(keyOf(name)) ?? 0
    let unique = name
    while (number > 0 && taken.has(keyOf(unique))) unique = `${stem} (${++number})${extension}`
    taken.set(keyOf(name), Math.max(number, 1))
    if (unique !== name) taken.set(keyOf(unique), 1)
    return unique
  }
}
