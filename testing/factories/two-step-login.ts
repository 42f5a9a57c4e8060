import { URI } from 'otpauth'

import { type Client, PASSWORD } from '../harness/client.ts'

/** An authenticator app with the secret in `uri`. It does not share anything with the server but that. */
export function createAuthenticator(uri: string) {
  const totp = URI.parse(uri)
  return {
    /** The code that the app shows now, or would show `seconds` later. */
    code: (seconds = 0) => totp.generate({ timestamp: Date.now() + seconds * 1000 }),
    /** A code of 1970. */
    wrongCode: () => totp.generate({ timestamp: 0 }),
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Sends a request for the two-step login of the user. Throws an error when the back end refuses it. */
async function send(client: Client, action: string, input: object) {
  const { status, body } = await client.post(`/rest/person/two-step-login/${action}`, input)
  if (status !== 200) throw new Error(`${action} is refused: ${status} ${JSON.stringify(body)}`)
  return body.responseObject
}

/** Starts to set up two-step login for the user of the client. Returns the app, which was not confirmed yet. */
export async function startTwoStepLogin(client: Client): Promise<Authenticator> {
  const { uri } = await send(client, 'start', { password: PASSWORD })
  return createAuthenticator(uri)
}

/**
 * Switches two-step login on for the user of the client. Returns the app and the recovery codes. The current code of the
 * app is used by this; `app.code(30)`, of the next half minute, is not.
 */
export async function switchOnTwoStepLogin(client: Client) {
  const app = await startTwoStepLogin(client)
  const recoveryCodes: string[] = await send(client, 'confirm', { code: app.code() })
  return { app, recoveryCodes }
}
