import { isIP } from 'node:net'

import * as v from 'valibot'

import { Check, checks } from '#shared/domain/basics/check.ts'
import { pageShapes } from '#shared/domain/website/page.ts'
import { addressesIn } from './database-addresses.ts'
import { isLoopback } from './loopback.ts'

const setting = <const S extends v.GenericSchema<string, unknown>>(schema: S) => v.optional(schema)

const number = (max: number, min = 0, message = `must be a whole number from ${min} to ${max}`) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
/** At most ten years. */
const days = number(3_650, 1)

const isUrl = (text: string, protocols: RegExp) =>
  URL.canParse(text) && protocols.test(new URL(text).protocol)
const originOf = (text: string) => new URL(text).origin
const isOrigin = (text: string) => isUrl(text, /^https?:$/) && new URL(text).href === `${originOf(text)}/`

const address = (protocols: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isUrl(text, protocols), message),
  )
const httpAddress = address(/^https?:$/, 'must be an http or https address')

const folderAddress = v.pipe(
  httpAddress,
  v.transform((text) => text.replace(/\/*$/, '/')),
)

const list = (isItem: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((item) => item.trim())),
    v.check((items) => items.every(isItem), message),
  )

const isNetwork = (text: string) => {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  return family > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= (family === 4 ? 32 : 128)))
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Also the address of a machine without a domain, such as beterwerk@localhost. */
const mailbox = v.pipe(v.string(), v.regex(/^[^\s@<>,]+@[^\s@<>,]+$/, 'must be an e-mail address'))

/** A URI to report a vulnerability to. An e-mail address becomes one. */
const contact = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(mailbox, text) || isUrl(text, /^https:$/),
    'must be an e-mail address or an https address',
  ),
  v.transform((text) => (v.is(mailbox, text) ? `mailto:${text}` : new URL(text).href)),
)

const REMOTES =
  'must be JSON: the address of its entry per remote, or an object with entry, integrity and pages'
/** Browsers check scripts and style sheets with this: the content of the `integrity.json` of the build. */
const Integrity = v.union([
  v.literal('none'),
  v.record(
    v.pipe(v.string(), v.regex(/^[\w.-]+\.(js|css)$/)),
    v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/)),
  ),
])
type Integrity = v.InferOutput<typeof Integrity>

/** The pages of a remote: the content of the `pages.json` of its build. Absent: those of this build. */
const RemotePages = v.record(
  v.pipe(v.string(), v.startsWith('/')),
  v.object({ remote: v.optional(v.string()), shape: v.picklist(pageShapes) }),
)
type RemotePages = v.InferOutput<typeof RemotePages>

/** Deployed elsewhere: the address of the entry, also with the integrity of the files and the pages. */
const Remote = v.union(
  [
    v.pipe(
      httpAddress,
      v.transform((entry): { entry: string; integrity?: Integrity; pages?: RemotePages } => ({ entry })),
    ),
    v.object({ entry: httpAddress, integrity: Integrity, pages: v.optional(RemotePages) }),
  ],
  REMOTES,
)

/** Whether an address of PostgreSQL asks for the primary, as the server does in any case. Source: libpq. */
const isForPrimary = (text: string) => {
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(text)?.[1] ?? 'primary'
  return ['read-write', 'primary'].includes(wanted)
}

const EXTERNAL_CHECKS = `must be names of checks, separated by commas: ${checks.join(', ')}`

/** Every setting is optional. Messages complete the sentence "The setting PORT …". */
const Environment = v.object({
  PORT: setting(number(65_535)),
  HOST: setting(v.string()),
  DATA_DIR: setting(v.string()),
  DATABASE_URL: setting(
    v.pipe(
      v.string(),
      v.check(
        (text) => addressesIn(text).every((address) => isUrl(address, /^postgres(ql)?:$/)),
        'must be a postgres:// address',
      ),
      v.check(isForPrimary, 'must have target_session_attrs=read-write or primary, if it has that'),
    ),
  ),
  PG_BIN_DIR: setting(v.string()),
  DATABASE_POOLER: setting(v.picklist(['none', 'transaction'], 'must be none or transaction')),
  DATABASE_POOL_SIZE: setting(number(1_000, 1)),
  DATABASE_WAIT_SECONDS: setting(number(600, 1)),
  DATABASE_LOCK_SECONDS: setting(number(600, 1)),
  DATABASE_STATEMENT_SECONDS: setting(number(3_600, 1)),
  DATABASE_IDLE_SECONDS: setting(number(3_600, 1)),
  PUBLIC_URL: setting(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an http or https address without a path'),
      v.transform(originOf),
    ),
  ),
  WEBSITE_URL: setting(folderAddress),
  STATIC_URL: setting(
    v.pipe(
      folderAddress,
      // A source in the content security policy.
      v.regex(/^[\w:/.-]+$/, 'must be an http or https address of a folder'),
    ),
  ),
  WEBSITE_ORIGINS: setting(
    v.pipe(
      list(isOrigin, 'must be http or https addresses without a path, separated by commas'),
      v.transform((origins) => origins.map(originOf)),
    ),
  ),
  EXTERNAL_CHECKS: setting(
    v.pipe(
      list((name) => v.is(Check, name), EXTERNAL_CHECKS),
      v.transform((names) => v.parse(v.array(Check), names)),
    ),
  ),
  COOKIE_DOMAIN: setting(v.pipe(v.string(), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be a domain name'))),
  REMOTES: setting(v.pipe(v.string(), v.transform(json), v.record(v.string(), Remote, REMOTES))),
  SMTP_URL: setting(address(/^smtps?:$/, 'must be an smtp:// or smtps:// address')),
  SMTP_TLS: setting(v.picklist(['required', 'optional'], 'must be required or optional')),
  MAIL_FROM: setting(mailbox),
  COACH_MAILBOX: setting(mailbox),
  ORDER_MAILBOX: setting(mailbox),
  CATALOGUE_FILE: setting(v.string()),
  PRODUCT_NAME: setting(v.string()),
  HELPLINE: setting(v.string()),
  BRANCH_RIE_URL: setting(address(/^https?:$/, 'must be an http:// or https:// address')),
  HSTS_SUBDOMAINS: setting(v.picklist(['0', '1'], 'must be 0 or 1')),
  TWO_STEP_LOGIN: setting(v.picklist(['optional', 'required'], 'must be optional or required')),
  SESSION_IDLE_MINUTES: setting(number(1_440, 15)),
  COMPANY_QUOTA_MB: setting(number(99_999)),
  STORAGE_QUOTA_GB: setting(number(999_999, 1)),
  MAILS_PER_RECIPIENT: setting(number(99_999, 1)),
  INVITATIONS_PER_COMPANY: setting(number(99_999, 1)),
  COMPANIES_PER_PERSON: setting(number(99_999, 1)),
  INVITEES_PER_COMPANY: setting(number(99_999, 1)),
  ITEMS_PER_COMPANY: setting(number(99_999, 1)),
  RECORDS_PER_COMPANY: setting(number(99_999, 1)),
  SECTIONS_PER_CHECK: setting(number(99_999, 1)),
  EXPORTS_PER_HOUR: setting(number(19_999, 1)),
  RETENTION_DAYS: setting(days),
  ORDER_RETENTION_DAYS: setting(days),
  AUDIT_DAYS: setting(days),
  S3_ENDPOINT: setting(httpAddress),
  S3_BUCKET: setting(v.string()),
  S3_ACCESS_KEY_ID: setting(v.string()),
  S3_SECRET_ACCESS_KEY: setting(v.string()),
  S3_REGION: setting(v.string()),
  SENTRY_DSN: setting(
    v.pipe(
      httpAddress,
      v.regex(/^https?:\/\/\w+@[^/]+\/(.*\/)?\d+$/, 'must be a DSN: https://key@host/project'),
    ),
  ),
  METRICS_PORT: setting(number(65_535)),
  SECURITY_CONTACT: setting(contact),
  TRUST_PROXY: setting(list(isNetwork, 'must be IP addresses or CIDR ranges, separated by commas')),
  DRAIN_SECONDS: setting(number(600)),
  DEMO: setting(v.picklist(['0', '1'], 'must be 0 or 1')),
  API_DOCS: setting(v.picklist(['0', '1'], 'must be 0 or 1')),
})

export type Config = ReturnType<typeof parseConfig>

/** Of connections to PostgreSQL, so that nothing waits for ever for a database that does not respond. */
export type DatabaseLimits = ReturnType<typeof limitsOf>

/** Times are in milliseconds. */
function limitsOf(settings: v.InferOutput<typeof Environment>) {
  return {
    poolSize: settings.DATABASE_POOL_SIZE ?? 10,
    /** For a connection, and for connecting. */
    wait: (settings.DATABASE_WAIT_SECONDS ?? 5) * 1000,
    /** Of a statement, for a lock. */
    lock: (settings.DATABASE_LOCK_SECONDS ?? 3) * 1000,
    /** Of a statement, its wait for a lock included. */
    statement: (settings.DATABASE_STATEMENT_SECONDS ?? 8) * 1000,
    /** With its locks, before the database ends the transaction. */
    idleTransaction: (settings.DATABASE_IDLE_SECONDS ?? 30) * 1000,
  }
}

/** The message is one sentence with the name of the setting, without its value. */
export class SettingError extends Error {}

function bucketOf(settings: v.InferOutput<typeof Environment>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = settings
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION }
  const absent = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? name : []))
  if (absent.length === Object.keys(needed).length) return undefined
  if (absent.length > 0)
    throw new SettingError(`The setting ${absent[0]} is required together with the other S3 settings.`)
  return {
    endpoint: S3_ENDPOINT!,
    bucket: S3_BUCKET!,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
    region: S3_REGION!,
  }
}

/** Embedded, or at an address or a socket of this machine. pg reads a host in the query too. */
function isDatabaseHere(databaseUrl: string | undefined) {
  if (!databaseUrl) return true
  const hosts = addressesIn(databaseUrl).flatMap((address) => {
    const { hostname, searchParams } = new URL(address)
    return [hostname, ...searchParams.getAll('host')].filter(Boolean)
  })
  return hosts.every((host) => host.startsWith('/') || isLoopback(host))
}

/**
 * Only this machine reaches the portal and its accounts: it listens on the loopback, its address is there and not
 * https, no load balancer is in front of it, and no database on another machine has its accounts.
 */
const isForThisMachine = (host: string, publicUrl: string, settings: v.InferOutput<typeof Environment>) =>
  isLoopback(host) &&
  publicUrl.startsWith('http:') &&
  isLoopback(new URL(publicUrl).hostname) &&
  settings.TRUST_PROXY === undefined &&
  isDatabaseHere(settings.DATABASE_URL)

/**
 * An empty variable counts as absent. Throws a SettingError about the first wrong setting, without its value, which
 * may contain a password.
 */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(Environment, present, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new SettingError(`The setting ${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`)
  }
  const settings = parsed.output
  const port = settings.PORT ?? 8080
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${port}`
  const websiteUrl = settings.WEBSITE_URL ?? `${publicUrl}/website/`
  const websiteOrigins = settings.WEBSITE_ORIGINS ?? [originOf(websiteUrl)]
  const secure = publicUrl.startsWith('https:')
  const demo = settings.DEMO === '1'
  const host = settings.HOST ?? '127.0.0.1'
  return {
    port,
    host,
    dataDir: settings.DATA_DIR ?? './data',
    databaseUrl: settings.DATABASE_URL,
    /** The folder of the programs of the embedded database; undefined: those of the package. */
    databasePrograms: settings.PG_BIN_DIR,
    databaseLimits: limitsOf(settings),
    /** A pooler gives each transaction any of its connections, so that nothing may outlast a transaction. */
    isDatabasePooled: settings.DATABASE_POOLER === 'transaction',
    /** For mails, cookies and the origin check, without a slash at the end. */
    publicUrl,
    websiteUrl,
    /** Where browsers load the build, with a slash at the end; undefined: from the portal. */
    staticUrl: settings.STATIC_URL,
    externalChecks: settings.EXTERNAL_CHECKS ?? [],
    /** Their pages may embed the widgets and make the calls of widgets with credentials. */
    websiteOrigins,
    /** Their pages may make every call. By default both names of the loopback address. */
    portalOrigins: settings.PUBLIC_URL ? [publicUrl] : [publicUrl, `http://127.0.0.1:${port}`],
    secure,
    /** Otherwise no account may have a known password. */
    isLocal: isForThisMachine(host, publicUrl, settings),
    /** Browsers use https for all sub-domains of the portal's host too. */
    hstsSubdomains: settings.HSTS_SUBDOMAINS === '1',
    cookieDomain: settings.COOKIE_DOMAIN,
    remotes: settings.REMOTES ?? {},
    smtpUrl: settings.SMTP_URL,
    /** Mail is sent to another machine over encrypted connections only. */
    requiresSmtpTls: settings.SMTP_TLS !== 'optional',
    mailFrom: settings.MAIL_FROM ?? 'beterwerk@localhost',
    coachMailbox: settings.COACH_MAILBOX ?? 'coach@localhost',
    orderMailbox: settings.ORDER_MAILBOX ?? 'bestellingen@localhost',
    /** A JSON file with the free materials; undefined: those of the portal itself. */
    catalogueFile: settings.CATALOGUE_FILE,
    productName: settings.PRODUCT_NAME ?? 'Beterwerk',
    /** Telephone number, in the notation that people read. */
    helpline: settings.HELPLINE ?? '030 123 45 67',
    /** The RI&E of the branch, to which pages and plans refer. */
    branchRieUrl: settings.BRANCH_RIE_URL ?? 'https://www.rie-metaalbewerking.nl/',
    /** The roles of coaches and administrators have no effect until they set up two-step login. */
    requiresTwoStepLogin: settings.TWO_STEP_LOGIN === 'required',
    /** How long a session that is not used stays open, in minutes. */
    sessionIdleMinutes: settings.SESSION_IDLE_MINUTES ?? 480,
    /** In bytes, for all files of one company. */
    companyQuota: (settings.COMPANY_QUOTA_MB ?? 2_000) * 1024 ** 2,
    /** In bytes, for all files together. */
    storageQuota: (settings.STORAGE_QUOTA_GB ?? 1_000) * 1024 ** 3,
    /** Mails a day to one address that others cause, and invitations a day of one company. */
    mailsPerRecipient: settings.MAILS_PER_RECIPIENT ?? 50,
    invitationsPerCompany: settings.INVITATIONS_PER_COMPANY ?? 200,
    /** Of one person; an administrator can give them more. */
    companiesPerPerson: settings.COMPANIES_PER_PERSON ?? 500,
    /** Invitees of a company, accepted or not. */
    inviteesPerCompany: settings.INVITEES_PER_COMPANY ?? 500,
    /** Action points of a company, and as many advices and visit reports. */
    itemsPerCompany: settings.ITEMS_PER_COMPANY ?? 3_000,
    recordsPerCompany: settings.RECORDS_PER_COMPANY ?? 1_000,
    sectionsPerCheck: settings.SECTIONS_PER_CHECK ?? 200,
    exportsPerHour: settings.EXPORTS_PER_HOUR ?? 60,
    /** For sent mails, spent invitations and links to reset a password. */
    retentionDays: settings.RETENTION_DAYS ?? 30,
    /** For orders of deleted accounts, in days after they were placed. */
    orderRetentionDays: settings.ORDER_RETENTION_DAYS ?? 90,
    /** For events of accounts. */
    auditDays: settings.AUDIT_DAYS ?? 365,
    /** For uploaded files; undefined: they are stored in `dataDir`. */
    s3: bucketOf(settings),
    /** For error reports of browsers; undefined: no reports. */
    sentryDsn: settings.SENTRY_DSN,
    /** A mailto: or https: address to report a vulnerability to; undefined: it is not published. */
    securityContact: settings.SECURITY_CONTACT,
    metricsPort: settings.METRICS_PORT,
    trustProxy: settings.TRUST_PROXY,
    /** How long a server that was told to stop reports that it is not ready before it stops, in milliseconds. */
    drainTime: (settings.DRAIN_SECONDS ?? 0) * 1000,
    demo,
    apiDocs: settings.API_DOCS ? settings.API_DOCS === '1' : demo && !secure,
  }
}
