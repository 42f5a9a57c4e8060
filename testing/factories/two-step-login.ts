import { URI } from 'otpauth'

import { type Client, PASSWORD } from '../harness/client.ts'

/** Shares only the secret in `uri` with the server. */
export function createAuthenticator(uri: string) {
  const totp = URI.parse(uri)
  return {
    /** The code `seconds` from now. */
    code: (seconds = 0) => totp.generate({ timestamp: Date.now() + seconds * 1000 }),
    /** A code of 1970. */
    wrongCode: () => totp.generate({ timestamp: 0 }),
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Throws an error when the back end refuses. */
async function send(client: Client, action: string, input: object) {
  const { status, body } = await client.post(`/rest/person/two-step-login/${action}`, input)
  if (status !== 200) throw new Error(`${action} is refused: ${status} ${JSON.stringify(body)}`)
  return body.responseObject
}

/** Returns the app, which is not confirmed yet. */
export async function startTwoStepLogin(client: Client, password = PASSWORD): Promise<Authenticator> {
  const { uri } = await send(client, 'start', { password })
  return createAuthenticator(uri)
}

/** Returns the app and the recovery codes. Uses the app's current code, not `app.code(30)` of the next half minute. */
export async function switchOnTwoStepLogin(client: Client, password?: string) {
  const app = await startTwoStepLogin(client, password)
  const recoveryCodes: string[] = await send(client, 'confirm', { code: app.code() })
  return { app, recoveryCodes }
}
