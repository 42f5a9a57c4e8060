import ky from 'ky'

import { load } from '#shared/federation/remote-routes.ts'

/** A call that gets no answer, of a page that says `message` then. */
export function unreachable(message: string): Promise<never> {
  // Port 9 of this machine: nobody listens there.
  const call = load(ky.get('http://127.0.0.1:9/', { retry: 0 }), message) as Promise<never>
  // The page may be on its way still when it fails; then too it is the page that hears of it.
  call.catch(() => {})
  return call
}
