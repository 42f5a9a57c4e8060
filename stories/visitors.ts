import type { SystemRole } from '#shared/domain/role.ts'
import { signIn, signOut } from '#shared/session/store.ts'

/** For `beforeEach`: the story is looked at by somebody who is logged in, until it ends. */
const visitor =
  (id: number, fullName: string, ...personRoles: SystemRole[]) =>
  async () => {
    await signIn({
      loggedIn: true,
      cookieExpiration: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
      fullName,
      personRoles,
      id,
    })
    return () => signOut()
  }

export const asOwner = visitor(1, 'Els van der Meulen', 'BW_USER')

export const asColleague = visitor(2, 'Jan Bakker', 'BW_USER')

/** For `beforeEach`: nobody is logged in, whatever another story left behind. */
export const asNobody = async () => {
  await signOut()
}
