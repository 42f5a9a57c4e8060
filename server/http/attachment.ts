/** Longest name of a file, in characters: what every file system takes, in whatever letters. */
const MAX_NAME = 80

/** What no file system wants in a name, or what could make it look like another name or another header. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\\/:*?"<>|]+/gu

/** What a file may be called: the name in one line, without what file systems refuse. Keeps the ending. */
export function fileName(name: string): string {
  const clean = name.replace(unwanted, ' ').replace(/\s+/g, ' ').trim()
  const [, stem = clean, ending = ''] = clean.match(/^(.*?)(\.\w+)?$/) ?? []
  return [...stem].slice(0, MAX_NAME).join('').trim() + ending
}

/** Words of a header as RFC 5987 writes them: nothing but letters, digits and percent signs. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The content-disposition of a file that is to be kept. Takes the name as people read it; a browser that knows only
 * ASCII gets the letters without their accents. Source: RFC 6266.
 */
export function attachmentHeader(name: string): string {
  const clean = fileName(name)
  const ascii = clean
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('–', '-')
    .replace(/[^\x20-\x7e]|%/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(clean)}`
}
