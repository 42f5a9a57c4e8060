import { fileName } from '#server/platform/http/attachment.ts'

/** Maximum length of a name: Windows limits a path to 260 UTF-16 units, Linux a name to 255 bytes. */
const MAX_UNITS = 80
const MAX_BYTES = 200
/** Maximum length of an extension with its dot; what is longer is not one. */
const MAX_EXTENSION = 12

/** The names of devices, which Windows refuses with any extension. */
const devices = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

/** Splits a name before its extension. */
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
 * Returns a name that every file system accepts, and that names nothing outside its folder: without forbidden characters,
 * dots and spaces at its ends, or the name of a device. `name`: as a user entered it. `fallback`: when nothing is left.
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
 * Creates a function that makes names unique: each name that was used before gets a number. File systems that ignore case
 * or the way accents are encoded must find them different too.
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
