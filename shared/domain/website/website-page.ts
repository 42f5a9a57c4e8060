import * as v from 'valibot'

export const WebsiteSettings = v.object({
  /** The portal sets the shared cookie for it; null: for its own host only. */
  cookieDomain: v.nullable(v.string()),
})
export type WebsiteSettings = v.InferOutput<typeof WebsiteSettings>

/** In characters. Browsers and servers handle at least as many. */
const MAX_ADDRESS_LENGTH = 2_000

/** Without a login in it and without a fragment. */
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

export const PageAddressInput = v.object({ address: PageAddress })

/**
 * As the server got it. `address`: after redirects. `status`: null without a response. `html`: the first million bytes,
 * as text to be read and never to be shown. `policy`: the content security policies in the headers, separated by
 * commas; '' for none.
 */
export const FetchedPage = v.object({
  /** UNKNOWN_WEBSITE: not one of `WEBSITE_ORIGINS`, and not asked. NO_PAGE: something else than HTML. */
  outcome: v.picklist(['FETCHED', 'UNKNOWN_WEBSITE', 'UNREACHABLE', 'NO_PAGE']),
  address: v.string(),
  status: v.nullable(v.number()),
  html: v.string(),
  policy: v.string(),
})
export type FetchedPage = v.InferOutput<typeof FetchedPage>
