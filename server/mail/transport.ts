import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '#server/platform/runtime/config.ts'
import { type Picture, readDrawings } from './drawings.ts'
import { htmlOf } from './html.ts'
import { nameProduct, subjectWithProduct } from './product-name.ts'

/** A mail in the outbox: plain text for one recipient, from which its HTML is made, a drawing, and at most one file. */
export type Mail = {
  messageId: string
  recipient: string
  subject: string
  body: string
  /** The name of its drawing; a mail whose drawing is not there is sent without one. */
  drawing: string | null
  /** Where a mail program ends the subscription to such mails, with one request. Source: RFC 8058. */
  unsubscribeUrl?: string | null
  attachment?: { name: string; content: Buffer } | null
}

/** Delivers one mail, or throws a DeliveryError. A repeated delivery has the same Message-ID. */
export type Transport = (mail: Mail) => Promise<void>

/** The error of a failed delivery, with the response of the mail server if there was one. */
export type DeliveryError = Error & {
  code?: string
  responseCode?: number
  command?: string
  permanent?: boolean
}

/** The mail server rejects this mail permanently. */
export class PermanentDeliveryError extends Error {}

/** Timeout of one delivery, from greeting to acknowledgement. */
const DELIVERY_TIMEOUT_MS = 30_000

/** The headers that let a mail program unsubscribe. Source: RFC 8058, section 3.1. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Who sends: the address, the name of the product, and the address of the portal. */
type Sender = Pick<Config, 'mailFrom' | 'productName' | 'publicUrl'>
/** What all mails have in common. */
type Letterhead = Sender & { drawings: ReadonlyMap<string, Picture> }

/** The drawing as a part of the mail itself, so that the mail loads nothing from elsewhere. */
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
  // As an object the address is not parsed as a list. A line break in it would start another header.
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
    // Readable as it is sent, also where most letters of a name have accents.
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

/** Only a rejected recipient or mail is permanent. A wrong password or sender can be corrected by an operator. */
const isFinal = ({ permanent, command }: DeliveryError) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA')

/** Creates a mailer for the first mail, not at the start: its code takes five megabytes of memory. */
const lazily = <T>(make: (nodemailer: typeof import('nodemailer')) => T): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/**
 * Creates a transport to an SMTP server. `requireTls`: whether nothing is sent before the connection is encrypted, because
 * mails contain links that give access. Certificates are always checked. `timeout`: in milliseconds, per mail.
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

/** Creates a transport that writes .eml files, atomically. A mail that is delivered twice is one file. */
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

/** Creates the transport of the settings: SMTP if they name a server, otherwise files in DATA_DIR/mail. */
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
