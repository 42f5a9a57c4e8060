import { afterEach } from 'vitest'

import type { PasskeyCreation, PasskeyRequest } from '#shared/domain/accounts/passkey.ts'
import { createDevice, type Device } from '../factories/passkeys.ts'

// jsdom has no Web Authentication: this is its interface, in front of a device that makes and signs as a real one does.

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer
const textOf = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString('base64url')

/** What the person at the device does next. */
type Answer = 'agrees' | 'cancels' | 'has one already'

const errors = { cancels: 'NotAllowedError', 'has one already': 'InvalidStateError' }

/** Until the end of the test. `origin`: returns that of the back end's pages. */
export function usePasskeyDevice(origin: () => string) {
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  })

  return function addDevice(device: Device = createDevice(origin())) {
    let answer: Answer = 'agrees'

    function credential(made: { id: string; response: Record<string, string | undefined> }) {
      if (answer !== 'agrees') throw new DOMException('', errors[answer])
      const response = Object.entries(made.response).map(([name, value]) => [name, bytesOf(value ?? '')])
      return {
        id: made.id,
        rawId: bytesOf(made.id),
        type: 'public-key',
        response: Object.fromEntries(response),
        getClientExtensionResults: () => ({}),
      }
    }

    const create = async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
      const { rp, user, challenge } = publicKey
      const options = {
        ...(publicKey as unknown as PasskeyCreation),
        rp: { id: rp.id!, name: rp.name },
        challenge: textOf(challenge),
        user: { ...user, id: textOf(user.id) },
      }
      return credential(device.create(options))
    }
    const get = async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
      const options = {
        ...(publicKey as unknown as PasskeyRequest),
        challenge: textOf(publicKey.challenge),
      }
      return credential(device.use(options))
    }
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} })
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } })
    return {
      willAnswer: (next: Answer) => {
        answer = next
      },
    }
  }
}
