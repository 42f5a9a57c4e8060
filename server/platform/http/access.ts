import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import { type Access, hasRequiredRole, mayEnter, type Permission } from '#shared/domain/basics/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import { ExternalId, Id } from './ids.ts'
import { Refusal } from './refusal.ts'

export type CurrentUser = {
  id: number
  fullName: string
  /** The roles that have an effect: none while `mustSetUpTwoStepLogin`. */
  roles: SystemRole[]
  hasTwoStepLogin: boolean
  mustSetUpTwoStepLogin: boolean
  sessionHash: Buffer
  sessionExpiresAt: Date
  /** Whether the use of the session was not recorded for some minutes. */
  isUseOutdated: boolean
  /** The password, and the code of two-step login, were given again in the last minutes. */
  hasConfirmedIdentity: boolean
}

/** `checks`: those that the user can see. */
export type CompanyAccess = { permission: Permission; checks: readonly Check[] }

export type CompanyOfPath = CompanyAccess & { id: number }

export type CompanyKey = { companyId: number } | { externalId: string }

/** Looked up anew for every request. */
export type Authorization = {
  sessionCookie: string
  /** Undefined for a token that is unknown, expired or revoked. */
  findUser: (token: string) => Promise<CurrentUser | undefined>
  recordUse: (user: CurrentUser) => Promise<void>
  /** Undefined for a company that does not exist, and for one that the user has no access to. */
  findCompanyAccess: (user: CurrentUser, company: CompanyKey) => Promise<CompanyOfPath | undefined>
  /** Called for every request that may enter a company. */
  recordLook: (access: { user: CurrentUser; company: CompanyOfPath }) => Promise<void>
  /** Called for every download from a company. */
  recordCopy: (copy: { user: CurrentUser; company: CompanyOfPath; kind: AccountEventKind }) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    authorization: Authorization
  }
  interface FastifyRequest {
    user: CurrentUser | undefined
    /** Of the account that a request tries to log in to, or logs in to. */
    accountId: number | undefined
    company: CompanyOfPath | undefined
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

const ORIGIN_NOT_ALLOWED = 'Vanaf dit adres kun je hier niets bekijken of wijzigen.'
const IDENTITY_REQUIRED = 'Er is niets gewijzigd: bevestig eerst met je wachtwoord dat jij het bent.'
const NOT_LOGGED_IN = 'Je bent niet meer ingelogd. Log opnieuw in.'

/** Must be called before the routes. */
export function checkAccess(app: FastifyInstance, authorization: Authorization): void {
  app.decorate('authorization', authorization)
  app.decorateRequest('user', undefined).decorateRequest('company', undefined)
  app.decorateRequest('accountId', undefined)
  app.addHook('onRoute', ({ method, url, config: { access } = {} }) => {
    if (url.startsWith('/rest/') && !access) throw new Error(`${method} ${url} does not say who may call it`)
  })
}

/** Refuses with 403 a user who did not confirm their identity lately: somebody else may use the session. */
export function requireConfirmedIdentity({ hasConfirmedIdentity }: CurrentUser): void {
  if (!hasConfirmedIdentity) throw new Refusal(403, IDENTITY_REQUIRED, 'IDENTITY_REQUIRED')
}

/**
 * Checks origin, session and access, in that order, and refuses with 401 or 403, without a cache: rights may have been
 * revoked. `forWidgets`: pages of the website may call the route too. `forMailPrograms`: so may programs that send no
 * origin. `needsIdentity`: see `requireConfirmedIdentity`.
 */
export function authorize(
  { authorization, config }: FastifyInstance,
  {
    access,
    forWidgets = false,
    forMailPrograms = false,
    needsIdentity = false,
  }: { access: Access; forWidgets?: boolean; forMailPrograms?: boolean; needsIdentity?: boolean },
) {
  const { sessionCookie, findUser, recordUse, findCompanyAccess, recordLook } = authorization
  const origins = forWidgets ? [...config.portalOrigins, ...config.websiteOrigins] : config.portalOrigins

  /** Browsers leave the origin out only of same-origin requests that change nothing, and of navigations. */
  const isOriginAllowed = ({ method, headers: { origin } }: FastifyRequest) =>
    origin === undefined ? forMailPrograms || method === 'GET' || method === 'HEAD' : origins.includes(origin)

  return async (request: FastifyRequest): Promise<void> => {
    const { cookies, params } = request
    if (!isOriginAllowed(request)) {
      request.log.warn('the origin is not allowed: are PUBLIC_URL and WEBSITE_ORIGINS right?')
      throw new Refusal(403, ORIGIN_NOT_ALLOWED, 'ORIGIN_NOT_ALLOWED')
    }
    const token = cookies[sessionCookie]
    const user = token ? await findUser(token) : undefined
    request.user = user
    if (access === 'public') return
    if (!user) throw new Refusal(401, NOT_LOGGED_IN)
    await recordUse(user)
    if (!hasRequiredRole(user.roles, access)) throw new Refusal(403)
    if (needsIdentity) requireConfirmedIdentity(user)
    if (typeof access === 'string') return
    const key = companyKeyIn(params as PathParams)
    const company = key && (await findCompanyAccess(user, key))
    if (!company || !mayEnter(access.company, { ...company, roles: user.roles })) throw new Refusal(403)
    await recordLook({ user, company })
    request.company = company
  }
}

type PathParams = { companyId?: string; externalId?: string }

function companyKeyIn({ companyId, externalId }: PathParams): CompanyKey | undefined {
  const id = v.safeParse(Id, companyId)
  if (id.success) return { companyId: id.output }
  const external = v.safeParse(ExternalId, externalId)
  return external.success ? { externalId: external.output } : undefined
}
