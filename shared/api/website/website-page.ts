import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { FetchedPage } from '#shared/domain/website/website-page.ts'

const FetchedPageResponse = responseOf(FetchedPage)
const PinnedScript = v.object({ src: v.string(), integrity: v.string() })

/** The server fetches it. Rejects with 429 when that was asked too often. */
export const fetchWebsitePage = (address: string) =>
  api.get('website/page', { searchParams: { address } }).json(FetchedPageResponse)

/** The address and the integrity of the newest version of the script of the widgets. */
export const getPinnedScript = async () =>
  v.parse(PinnedScript, await (await fetch('/widgets/loader.json')).json())
