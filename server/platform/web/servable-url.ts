/** In characters: longer names are no file, and the file system refuses to look for them. */
const MAX_SEGMENT_LENGTH = 255
const NO_PAGE = '/niet-gevonden'

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * The address under which a request is handled. One that the framework or the file system refuses, such as `/%` or
 * `/bedrijven%00`, becomes that of a page that does not exist, so that people see that page. The API refuses it
 * itself.
 */
export function servableUrl(url: string): string {
  if (url.startsWith('/rest/')) return url
  const path = url.split('?', 1)[0]!
  const isServable =
    isReadable(path) &&
    !path.startsWith('//') &&
    path.split('/').every((segment) => segment.length <= MAX_SEGMENT_LENGTH)
  return isServable ? url : NO_PAGE
}
