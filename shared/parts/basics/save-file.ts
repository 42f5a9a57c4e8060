/** How long a download's URL stays valid: long enough for the browser to start saving. */
const URL_LIFETIME_MS = 60_000

/** Lets the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS)
}
