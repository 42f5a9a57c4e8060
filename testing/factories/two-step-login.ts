import { URI } from 'otpauth'
import { expect } from 'vitest'

import { type Client, PASSWORD } from '../harness/client.ts'

/** An authenticator app with the secret in `uri`. It does not share anything with the server but that. */
export function createAuthenticator(uri: string) {
  const totp = URI.parse(uri)
  return {
    /** The code that the app shows now, or would show `seconds` later. */
    code: (seconds = 0) => totp.generate({ timestamp: Date.now() + seconds * 1000 }),
    /** A code that it does not show within two minutes. */
    wrongCode: () => totp.generate({ timestamp: 0 }),
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Starts to set up two-step login for the user of the client. Returns the app, which was not confirmed yet. */
export async function startTwoStepLogin(client: Client): Promise<Authenticator> {
  const { status, body } = await client.post('/rest/person/two-step-login/start', { password: PASSWORD })
  expect(status).toBe(200)
  return createAuthenticator(body.responseObject.uri)
}

/**
 * Switches two-step login on for the user of the client. Returns the app and the recovery codes. The current code of the
 * app is used by this; `app.code(30)`, of the next half minute, is not.
 */
export async function switchOnTwoStepLogin(client: Client) {
  const app = await startTwoStepLogin(client)
  const { status, body } = await client.post('/rest/person/two-step-login/confirm', { code: app.code() })
  expect(status).toBe(200)
  return { app, recoveryCodes: body.responseObject as string[] }
}
