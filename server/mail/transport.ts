import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '#server/platform/runtime/config.ts'
import { type Picture, readDrawings } from './drawings.ts'
import { htmlOf } from './html.ts'
import { nameProduct, subjectWithProduct } from './product-name.ts'

/** Plain text for one recipient, from which the HTML is made, a drawing, and at most one file. */
export type Mail = {
  messageId: string
  recipient: string
  subject: string
  body: string
  /** The name of the drawing; without such a drawing the mail is sent without one. */
  drawing: string | null
  /** Ends the subscription to such mails with one request of a mail program. Source: RFC 8058. */
  unsubscribeUrl?: string | null
  attachment?: { name: string; content: Buffer } | null
}

/** Throws a DeliveryError. A repeated delivery has the same Message-ID. */
export type Transport = (mail: Mail) => Promise<void>

export type DeliveryError = Error & {
  code?: string
  responseCode?: number
  command?: string
  permanent?: boolean
}

export class PermanentDeliveryError extends Error {}

const DELIVERY_TIMEOUT_MS = 30_000

/** Source: RFC 8058, section 3.1. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Sender = Pick<Config, 'mailFrom' | 'productName' | 'publicUrl'>
type Letterhead = Sender & { drawings: ReadonlyMap<string, Picture> }

/** Part of the mail itself, so that nothing is loaded from elsewhere. */
const inlinePicture = ({ contentId, png }: Picture) => ({
  cid: contentId,
  filename: 'tekening.png',
  content: png,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
})

function compose(
  { messageId, recipient, subject, body, drawing, unsubscribeUrl, attachment }: Mail,
  { mailFrom, productName, publicUrl, drawings }: Letterhead,
) {
  // As an object the address is not parsed as a list. A line break would start another header.
  if (/[\r\n]/.test(recipient + subject + (unsubscribeUrl ?? '')))
    throw new PermanentDeliveryError('A line break in a header of a mail')
  const text = nameProduct(body, productName)
  const picture = drawing === null ? undefined : drawings.get(drawing)
  return {
    messageId: `<${messageId}@${mailFrom.split('@').at(-1)}>`,
    from: { name: productName, address: mailFrom },
    to: { name: '', address: recipient },
    subject: subjectWithProduct(subject, productName),
    text,
    html: htmlOf(text, { productName, publicUrl, picture: picture && `cid:${picture.contentId}` }),
    // Stays readable as sent, also where most letters of a name have accents.
    textEncoding: 'quoted-printable' as const,
    attachments: [
      ...(picture ? [inlinePicture(picture)] : []),
      ...(attachment ? [{ filename: attachment.name, content: attachment.content }] : []),
    ],
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
    },
  }
}

/** Only a rejected recipient or mail is permanent: an operator can correct a wrong password or sender. */
const isFinal = ({ permanent, command }: DeliveryError) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA')

/** Waits for the first mail, because the code takes five megabytes of memory. */
const lazily = <T>(make: (nodemailer: typeof import('nodemailer')) => T): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/**
 * `requireTls`: sends nothing before the connection is encrypted, because mails contain links that give access.
 * Certificates are always checked. `timeout`: in milliseconds, per mail.
 */
function createSmtpTransport(
  { url, requireTls }: { url: string; requireTls: boolean },
  letterhead: Letterhead,
  timeout: number,
): Transport {
  const mailer = lazily(({ createTransport }) => createTransport({ url, requireTLS: requireTls }))
  return async (mail) => {
    try {
      await (await mailer()).sendMail({ ...compose(mail, letterhead), signal: AbortSignal.timeout(timeout) })
    } catch (error) {
      if (isFinal(error as DeliveryError))
        throw new PermanentDeliveryError('The server refused', { cause: error })
      throw error
    }
  }
}

/** Writes .eml files, atomically. A mail that is delivered twice is one file. */
function createFolderTransport(folder: string, letterhead: Letterhead): Transport {
  const mailer = lazily(({ createTransport }) => createTransport({ streamTransport: true, buffer: true }))
  return async (mail) => {
    const { message } = await (await mailer()).sendMail(compose(mail, letterhead))
    const file = join(folder, `${mail.messageId}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
  }
}

export function createTransport(
  {
    smtpUrl,
    requiresSmtpTls,
    dataDir,
    ...sender
  }: Sender & Pick<Config, 'smtpUrl' | 'requiresSmtpTls' | 'dataDir'>,
  timeout = DELIVERY_TIMEOUT_MS,
): Transport {
  const letterhead = { ...sender, drawings: readDrawings() }
  return smtpUrl
    ? createSmtpTransport(
        { url: smtpUrl, requireTls: requiresSmtpTls && !isLoopback(smtpUrl) },
        letterhead,
        timeout,
      )
    : createFolderTransport(join(dataDir, 'mail'), letterhead)
}
