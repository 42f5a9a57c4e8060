/** Longest segment of a path in characters: longer names are no file, and the file system refuses to look for them. */
const MAX_SEGMENT_LENGTH = 255
/** A path that no page has, and no file. */
const NO_PAGE = '/niet-gevonden'

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Returns the address under which a request is handled. An address that no page can have, and that the framework or the
 * file system refuses, such as `/%` or `/bedrijven%00`, becomes one of a page that does not exist, so that people see that
 * page. The API refuses such an address itself.
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
