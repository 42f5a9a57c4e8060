import type { FastifyInstance } from 'fastify'
import { findUnverifiedEmail } from '#server/mail/email-verification/queries.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { recordConfirmedIdentity } from '#server/platform/session/queries.ts'
import { isRequiredFor } from '#server/platform/session/roles-in-effect.ts'
import {
  ChangeTwoStepInput,
  ConfirmTwoStepInput,
  IdentityInput,
  RecoveryCodes,
  TwoStepLogin,
  TwoStepSecret,
} from '#shared/domain/accounts/two-step-login.ts'
import { wrongPassword } from '../account/password-check.ts'
import { attemptOf, type ConfirmedCall, createIdentityCheck } from './identity-check.ts'
import { countRecoveryCodes } from './queries.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { confirmSetUp, startSetUp } from './set-up.ts'
import { switchOff } from './switch-off.ts'

const REQUIRED_BY_ROLE = 'Met jouw rol is tweestapslogin verplicht. Je kunt het niet uitzetten.'
const IS_OFF = 'Tweestapslogin staat uit.'

/** Open to users whose roles have no effect without two-step login. */
export function twoStepLoginRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const verifyIdentity = createIdentityCheck(app)

  const isRequired = ({ mustSetUpTwoStepLogin, roles }: CurrentUser) =>
    mustSetUpTwoStepLogin || isRequiredFor(config, roles)

  function confirmByBoth(call: ConfirmedCall) {
    if (!call.user.hasTwoStepLogin) throw new Refusal(409, IS_OFF, 'TWO_STEP_LOGIN_OFF')
    return verifyIdentity(call)
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/two-step-login',
      access: 'authenticated',
      summary: "One's own two-step login",
      response: TwoStepLogin,
    },
    async ({ user }) => ({
      isOn: user.hasTwoStepLogin,
      isRequired: isRequired(user),
      recoveryCodesLeft: await countRecoveryCodes(db, user.id),
      unverifiedEmail: await findUnverifiedEmail(db, user.id),
    }),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/identity',
      access: 'user',
      summary:
        'Show with the password, and the code, that it is still this user; for what needs that, five minutes',
      body: IdentityInput,
    },
    async (call) => {
      const { user, body } = call
      if (!(await recordConfirmedIdentity(db, user, await verifyIdentity(call))))
        throw wrongPassword(attemptOf(body))
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/two-step-login/start',
      access: 'authenticated',
      summary: 'Start to set up two-step login, or another device for it; returns the secret for the app',
      body: IdentityInput,
      response: TwoStepSecret,
    },
    async (call) => {
      const { user, body } = call
      const secret = await startSetUp(db, config, user.id, await verifyIdentity(call))
      if (!secret) throw wrongPassword(attemptOf(body))
      return secret
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/two-step-login/confirm',
      access: 'authenticated',
      summary: 'Switch two-step login on with the first code of the app; ends all other sessions',
      body: ConfirmTwoStepInput,
      response: RecoveryCodes,
    },
    async ({ user, body }) => {
      const confirmation = { code: body.code, now: Date.now(), exceptSession: user.sessionHash }
      const recoveryCodes = await confirmSetUp(db, config, user.id, confirmation)
      outbox.wake()
      return recoveryCodes
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/two-step-login/recovery-codes',
      access: 'authenticated',
      summary: 'Replace the recovery codes',
      body: ChangeTwoStepInput,
      response: RecoveryCodes,
    },
    async (call) => {
      const { user, body } = call
      const recoveryCodes = await renewRecoveryCodes(db, config, user.id, await confirmByBoth(call))
      if (!recoveryCodes) throw wrongPassword(attemptOf(body))
      outbox.wake()
      return recoveryCodes
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/two-step-login/switch-off',
      access: 'authenticated',
      summary: 'Switch two-step login off; ends all other sessions',
      body: ChangeTwoStepInput,
    },
    async (call) => {
      const { user, body } = call
      if (isRequired(user)) throw new Refusal(409, REQUIRED_BY_ROLE, 'TWO_STEP_LOGIN_REQUIRED')
      const verifiedHash = await confirmByBoth(call)
      const isDone = await switchOff(db, config, user.id, { verifiedHash, exceptSession: user.sessionHash })
      if (!isDone) throw wrongPassword(attemptOf(body))
      outbox.wake()
    },
  )
}
