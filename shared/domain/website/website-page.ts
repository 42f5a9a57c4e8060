import * as v from 'valibot'

/** What a page of the website has to know of the settings of the portal. */
export const WebsiteSettings = v.object({
  /** The parent domain for which the portal sets the shared cookie; null: its own host only. */
  cookieDomain: v.nullable(v.string()),
})
export type WebsiteSettings = v.InferOutput<typeof WebsiteSettings>

/** Most characters of an address that is fetched. Browsers and servers handle at least as many. */
const MAX_ADDRESS_LENGTH = 2_000

/** The address of a page, without a login in it and without a fragment. */
const PageAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_ADDRESS_LENGTH, 'Dit adres is te lang.'),
  v.url('Vul een adres in dat met https:// begint.'),
  v.check((address) => /^https?:/i.test(address), 'Vul een adres in dat met https:// begint.'),
  v.transform((address) => {
    const url = new URL(address)
    Object.assign(url, { username: '', password: '', hash: '' })
    return url.href
  }),
)

/** The address of a page as somebody types it. */
export const PageAddressInput = v.object({ address: PageAddress })

/** A page of the website as the server got it. Its HTML is text, to be read and never to be shown. */
export const FetchedPage = v.object({
  /** UNKNOWN_WEBSITE: not one of `WEBSITE_ORIGINS`, and not asked. NO_PAGE: something else than HTML. */
  outcome: v.picklist(['FETCHED', 'UNKNOWN_WEBSITE', 'UNREACHABLE', 'NO_PAGE']),
  /** After redirects. */
  address: v.string(),
  /** The status of the response; null without one. */
  status: v.nullable(v.number()),
  /** The first million bytes. */
  html: v.string(),
  /** The content security policies in the headers of the response, separated by commas; '' for none. */
  policy: v.string(),
})
export type FetchedPage = v.InferOutput<typeof FetchedPage>
