import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#shared/domain/accounts/passkey.ts'
import { type Client, PASSWORD } from '../harness/client.ts'

// A device with passkeys in a browser: real keys and signatures (ES256), and the byte formats of Web Authentication. It
// shares nothing with the server.

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** CBOR (RFC 8949), of the few kinds used here, none longer than 65,535 bytes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** COSE (RFC 9053): an elliptic curve P-256, for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (coordinate: string) => Buffer.from(coordinate, 'base64url')
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** What differs from an honest browser. `origin`: of the page. */
type Circumstances = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; type?: string }

/** `origin`: of the page on which the device is used by default. */
export function createDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientDataOf = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData(rpId: string, flags: number, count: number, credential = Buffer.alloc(0)) {
    const numbers = Buffer.alloc(5)
    numbers.writeUInt8(flags)
    numbers.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), numbers, credential])
  }

  const flagsOf = (isVerified: boolean) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
  const id = base64url(credentialId)

  return {
    id,
    create({ challenge, rp, user }: PasskeyCreation, circumstances: Circumstances = {}): CreatedPasskey {
      const { isVerified = true, rpId = rp.id, type = 'webauthn.create' } = circumstances
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const authData = authenticatorData(rpId, flagsOf(isVerified) | WITH_CREDENTIAL, counter, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientDataOf(type, challenge, circumstances.origin ?? origin)),
          attestationObject: base64url(cbor(attestation)),
        },
      }
    },
    /** The signature counter increases by one, unless given. */
    use({ challenge, rpId }: PasskeyRequest, circumstances: Circumstances = {}): UsedPasskey {
      counter = circumstances.counter ?? counter + 1
      const { isVerified = true, type = 'webauthn.get' } = circumstances
      const clientData = clientDataOf(type, challenge, circumstances.origin ?? origin)
      const authData = authenticatorData(circumstances.rpId ?? rpId, flagsOf(isVerified), counter)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      }
    },
  }
}

export type Device = ReturnType<typeof createDevice>

/** Throws an error when the back end refuses. */
export async function startPasskey(client: Client, input: object = {}): Promise<PasskeyCreation> {
  const { status, body } = await client.post('/rest/person/passkeys/start', { password: PASSWORD, ...input })
  if (status !== 200) throw new Error(`adding a passkey is refused: ${status} ${JSON.stringify(body)}`)
  return body.responseObject
}

/** Returns the device. Throws an error when the back end refuses. */
export async function addPasskey(
  client: Client,
  name = 'Chrome op Windows',
  input: object = {},
): Promise<Device> {
  const device = createDevice(client.url)
  const credential = device.create(await startPasskey(client, input))
  const { status, body } = await client.post('/rest/person/passkeys', { name, credential })
  if (status !== 201) throw new Error(`a passkey is refused: ${status} ${JSON.stringify(body)}`)
  return device
}

/** To log in with, in the browser of the client. */
export async function askForPasskey(
  client: Client,
  headers?: Record<string, string>,
): Promise<PasskeyRequest> {
  const { status, body } = await client.post('/rest/login/passkey/start', undefined, headers)
  if (status !== 200) throw new Error(`asking for a passkey is refused: ${status} ${JSON.stringify(body)}`)
  return body.responseObject
}
