import { ofDocument } from './of-document.ts'

// Cookies without js-cookie, for pages of other websites: it would make what shows a session there a fifth larger, and an
// element with the name `cookie` is what it finds in place of the cookies. cookie.test.ts compares both.

/** `document.cookie` throws in a sandboxed frame, parsing on a broken cookie. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

export const cookieText = () => attempt(() => ofDocument('cookie'))

/** The value as the browser holds it. `name`: without characters that a regular expression reads in another way. */
export const readOwn = (name: string) => cookieText()?.match(`(?:^|; )${name}=([^;]*)`)?.[1]

/** `attributes`: with a date in `expires`, as js-cookie takes it. Undefined and false ones are left out. */
export function writeOwn(
  name: string,
  value: string,
  { expires, ...attributes }: { expires: Date } & Record<string, unknown>,
): void {
  const settings: Record<string, unknown> = { path: '/', expires: expires.toUTCString(), ...attributes }
  const texts = Object.entries(settings).map(
    ([attribute, setting]) => setting && `; ${attribute}${setting === true ? '' : `=${setting}`}`,
  )
  Reflect.set(Document.prototype, 'cookie', `${name}=${value}${texts.filter(Boolean).join('')}`, document)
}
