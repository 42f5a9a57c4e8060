/** Without the extension, in characters, and in bytes: every file system takes 255 in all. */
const MAX_NAME_LENGTH = 110
const MAX_NAME_BYTES = 235

/** Characters that file systems refuse, or that make a name look like another name or another header. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\\/:*?"<>|]+/gu

/** A safe name on one line, without forbidden characters, shortened where needed. Keeps the extension. */
export function fileName(name: string): string {
  const clean = name.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()
  const [, stem = clean, extension = ''] = clean.match(/^(.*?)(\.\w+)?$/) ?? []
  const letters = [...stem].slice(0, MAX_NAME_LENGTH)
  while (Buffer.byteLength(letters.join('')) > MAX_NAME_BYTES) letters.pop()
  return letters.join('').trim() + extension
}

/** RFC 5987: only letters, digits and percent signs. */
const encodeExtendedValue = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The content-disposition of a download. `name`: as people read it; browsers that only support ASCII get it without
 * accents. Source: RFC 6266.
 */
export function attachmentHeader(name: string): string {
  const clean = fileName(name)
  const ascii = clean
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('–', '-')
    .replace(/[^\x20-\x7e]|%/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtendedValue(clean)}`
}
