import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '../runtime/config.ts'

/** A mail as the outbox keeps it: plain text to one recipient. */
export type Mail = { messageId: string; recipient: string; subject: string; body: string }

/** Delivers one mail, or fails. The same mail twice has the same Message-ID. */
export type Transport = (mail: Mail) => Promise<void>

/** What a delivery fails with: the answer of the server, if it gave one. */
export type DeliveryError = Error & {
  code?: string
  responseCode?: number
  command?: string
  permanent?: boolean
}

/** The receiving server will not have this mail, now or later. */
export class PermanentDeliveryError extends Error {}

/** How long one delivery may take from greeting to answer, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 30_000

function compose({ messageId, recipient, subject, body }: Mail, from: string) {
  // As an object the address is never read as a list; a line break in it would start a header of its own.
  if (/[\r\n]/.test(recipient + subject))
    throw new PermanentDeliveryError('A line break in a header of a mail')
  return {
    messageId: `<${messageId}@${from.split('@').at(-1)}>`,
    from: { name: 'Beterwerk', address: from },
    to: { name: '', address: recipient },
    subject,
    text: body,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Only a refusal of this recipient or this mail is final: a wrong password or sender is put right by an operator. */
const isFinal = ({ permanent, command }: DeliveryError) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA')

/** Gives what makes a mailer at its first mail: its code holds five megabytes. */
const once = <T>(make: (nodemailer: typeof import('nodemailer')) => T): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

/** Delivers to an SMTP server within `timeout` milliseconds. */
function createSmtpTransport(url: string, from: string, timeout: number): Transport {
  const mailer = once(({ createTransport }) => createTransport({ url }))
  return async (mail) => {
    try {
      await (await mailer()).sendMail({ ...compose(mail, from), signal: AbortSignal.timeout(timeout) })
    } catch (error) {
      if (isFinal(error as DeliveryError))
        throw new PermanentDeliveryError('The server refused', { cause: error })
      throw error
    }
  }
}

/** Puts mails in a folder as .eml files, complete or not at all. Delivered twice, a mail is still one file. */
function createFolderTransport(folder: string, from: string): Transport {
  const mailer = once(({ createTransport }) => createTransport({ streamTransport: true, buffer: true }))
  return async (mail) => {
    const { message } = await (await mailer()).sendMail(compose(mail, from))
    const file = join(folder, `${mail.messageId}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
  }
}

/** The way mail goes out: over SMTP where the settings name a server, else as files under the data folder. */
export const createTransport = (
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  timeout = DELIVERY_TIMEOUT_MS,
): Transport =>
  smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom, timeout)
    : createFolderTransport(join(dataDir, 'mail'), mailFrom)
