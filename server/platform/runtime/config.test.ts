import { expect, test } from 'vitest'

import { parseConfig } from './config.ts'

const REMOTES =
  'must be JSON: the address of its entry per remote, or an object with entry, integrity and pages'

test('every setting has a default that works on a local machine', () => {
  expect(parseConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    publicUrl: 'http://localhost:8080',
    websiteUrl: 'http://localhost:8080/website/',
    websiteOrigins: ['http://localhost:8080'],
    portalOrigins: ['http://localhost:8080', 'http://127.0.0.1:8080'],
    secure: false,
    sessionIdleMinutes: 480,
    remotes: {},
    demo: false,
  })
})

test('an empty setting counts as absent', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toEqual(parseConfig({}))
})

test('a portal with a configured address accepts only that origin', () => {
  const config = parseConfig({
    PUBLIC_URL: 'https://Mijn.Beterwerk.nl/',
    WEBSITE_URL: 'https://www.beterwerk.nl',
  })
  expect(config).toMatchObject({
    publicUrl: 'https://mijn.beterwerk.nl',
    portalOrigins: ['https://mijn.beterwerk.nl'],
    websiteUrl: 'https://www.beterwerk.nl/',
    websiteOrigins: ['https://www.beterwerk.nl'],
    secure: true,
  })
})

test.each([
  [{}, false],
  [{ DEMO: '1' }, true],
  [{ DEMO: '1', API_DOCS: '0' }, false],
  [{ DEMO: '1', PUBLIC_URL: 'https://demo.beterwerk.nl' }, false],
  [{ PUBLIC_URL: 'https://mijn.beterwerk.nl', API_DOCS: '1' }, true],
])('with the settings %o the API pages are served: %s', (environment, isServed) => {
  expect(parseConfig(environment).apiDocs).toBe(isServed)
})

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://mijn.bw.localhost:8080' }, true],
  [{ PUBLIC_URL: 'http://[::1]:8080', DATABASE_URL: 'postgres://bw@127.0.0.1/bw' }, true],
  [{ DATABASE_URL: 'postgres:///bw?host=/var/run/postgresql' }, true],
  [{ DATABASE_URL: 'postgres://bw@127.0.0.1:1,localhost:2/bw?target_session_attrs=read-write' }, true],
  [{ DATABASE_URL: 'postgres://bw@127.0.0.1:1,10.0.0.1:2/bw' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.20' }, false],
  [{ HOST: 'localhost.example.org' }, false],
  [{ PUBLIC_URL: 'https://localhost' }, false],
  [{ PUBLIC_URL: 'http://mijn.voorbeeld.nl' }, false],
  [{ TRUST_PROXY: '127.0.0.1' }, false],
  [{ DATABASE_URL: 'postgres://bw@database.example.org/bw' }, false],
  [{ DATABASE_URL: 'postgres:///bw?host=database.example.org' }, false],
])('with the settings %o only the machine itself reaches the portal: %s', (environment, isLocal) => {
  expect(parseConfig(environment).isLocal).toBe(isLocal)
})

test('lists are separated by commas', () => {
  const { websiteOrigins, trustProxy } = parseConfig({
    WEBSITE_ORIGINS: 'https://a.nl, https://b.nl:8443',
    TRUST_PROXY: '10.0.0.0/8, ::1',
  })
  expect(websiteOrigins).toEqual(['https://a.nl', 'https://b.nl:8443'])
  expect(trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test.each(['https://abc123@errors.example.org/7', 'http://abc123@127.0.0.1:9000/sentry/7'])(
  'accepts %s as the address of error reports',
  (address) => {
    expect(parseConfig({ SENTRY_DSN: address }).sentryDsn).toBe(address)
  },
)

test.each([
  ['veiligheid@beterwerk.nl', 'mailto:veiligheid@beterwerk.nl'],
  ['https://www.beterwerk.nl/veiligheid', 'https://www.beterwerk.nl/veiligheid'],
])('a vulnerability is reported to %s at %s', (setting, uri) => {
  expect(parseConfig({ SECURITY_CONTACT: setting }).securityContact).toBe(uri)
})

test.each([
  ['SECURITY_CONTACT', 'http://beterwerk.nl', 'must be an e-mail address or an https address'],
  ['SECURITY_CONTACT', 'a@b\nExpires: 2099-01-01', 'must be an e-mail address or an https address'],
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['SENTRY_DSN', 'geheim', 'must be an http or https address'],
  ['SENTRY_DSN', 'https://errors.example.org/7', 'must be a DSN: https://key@host/project'],
  ['SENTRY_DSN', 'https://abc123:geheim@errors.example.org/7', 'must be a DSN: https://key@host/project'],
  ['SENTRY_DSN', 'https://abc123@errors.example.org/', 'must be a DSN: https://key@host/project'],
  ['MAILS_PER_RECIPIENT', '0', 'must be a whole number from 1 to 99999'],
  ['INVITATIONS_PER_COMPANY', 'veel', 'must be a whole number from 1 to 99999'],
  ['COMPANIES_PER_PERSON', '0', 'must be a whole number from 1 to 99999'],
  ['ITEMS_PER_COMPANY', '100000', 'must be a whole number from 1 to 99999'],
  ['RETENTION_DAYS', '0', 'must be a whole number from 1 to 3650'],
  ['RETENTION_DAYS', '3651', 'must be a whole number from 1 to 3650'],
  ['RETENTION_DAYS', 'dertig', 'must be a whole number from 1 to 3650'],
  ['ORDER_RETENTION_DAYS', '-1', 'must be a whole number from 1 to 3650'],
  ['AUDIT_DAYS', '0', 'must be a whole number from 1 to 3650'],
  ['DATABASE_POOL_SIZE', '0', 'must be a whole number from 1 to 1000'],
  ['DATABASE_STATEMENT_SECONDS', '0', 'must be a whole number from 1 to 3600'],
  ['DRAIN_SECONDS', '601', 'must be a whole number from 0 to 600'],
  ['METRICS_PORT', '1.5', 'must be a whole number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://u:geheim@h/db', 'must be a postgres:// address'],
  ['PUBLIC_URL', 'https://a.nl/pad', 'must be an http or https address without a path'],
  ['PUBLIC_URL', 'https://u:geheim@a.nl', 'must be an http or https address without a path'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'must be an http or https address without a path'],
  ['WEBSITE_URL', 'www.a.nl', 'must be an http or https address'],
  [
    'WEBSITE_ORIGINS',
    'https://a.nl,*',
    'must be http or https addresses without a path, separated by commas',
  ],
  [
    'EXTERNAL_CHECKS',
    'WELDING_SMOKE,GENERAL',
    'must be names of checks, separated by commas: PHYSICAL_STRAIN, HAZARDOUS_SUBSTANCES, MACHINE_SAFETY, NOISE_HAZARD, TEMP_WORK_AT_HEIGHT, WELDING_SMOKE',
  ],
  ['DATABASE_URL', 'postgres://one:1,two:x/db', 'must be a postgres:// address'],
  [
    'DATABASE_URL',
    'postgres://one,two/db?target_session_attrs=standby',
    'must have target_session_attrs=read-write or primary, if it has that',
  ],
  ['STATIC_URL', '/static', 'must be an http or https address'],
  ['STATIC_URL', 'https://a.nl/b;c', 'must be an http or https address of a folder'],
  ['DATABASE_POOLER', 'session', 'must be none or transaction'],
  ['COOKIE_DOMAIN', 'localhost', 'must be a domain name'],
  ['REMOTES', '{', REMOTES],
  ['REMOTES', '["a"]', REMOTES],
  ['REMOTES', '{"shop":"ftp://a.nl/x.js"}', REMOTES],
  ['REMOTES', '{"shop":{"entry":"https://a.nl/x.js"}}', REMOTES],
  ['REMOTES', '{"shop":{"entry":"https://a.nl/x.js","integrity":{"x.js":"md5-geheim"}}}', REMOTES],
  [
    'REMOTES',
    '{"shop":{"entry":"https://a.nl/x.js","integrity":"none","pages":{"/x":{"shape":"geheim"}}}}',
    REMOTES,
  ],
  ['SMTP_URL', 'http://a.nl', 'must be an smtp:// or smtps:// address'],
  ['SMTP_TLS', '0', 'must be required or optional'],
  ['MAIL_FROM', 'a@b.nl, c@d.nl', 'must be an e-mail address'],
  ['COACH_MAILBOX', 'coach', 'must be an e-mail address'],
  ['TRUST_PROXY', '1', 'must be IP addresses or CIDR ranges, separated by commas'],
  ['TRUST_PROXY', '10.0.0.0/33', 'must be IP addresses or CIDR ranges, separated by commas'],
  ['DEMO', 'yes', 'must be 0 or 1'],
  ['API_DOCS', 'true', 'must be 0 or 1'],
])(
  '%s=%s is refused with a message that contains the setting and not the value',
  (name, value, complaint) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new Error(`The setting ${name} ${complaint}.`))
  },
)

const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'bestanden',
  S3_ACCESS_KEY_ID: 'naam',
  S3_SECRET_ACCESS_KEY: 'geheim',
  S3_REGION: 'eu-west-1',
}

test('the S3 settings select a bucket for files, and none of them a folder', () => {
  expect(parseConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'bestanden',
    accessKeyId: 'naam',
    secretAccessKey: 'geheim',
    region: 'eu-west-1',
  })
  expect(parseConfig({}).s3).toBe(undefined)
})

test.each(Object.keys(s3))('refuses the S3 settings without %s', (name) => {
  expect(() => parseConfig({ ...s3, [name]: '' })).toThrow(
    `The setting ${name} is required together with the other S3 settings.`,
  )
})

test('the quota of a company is in MB of 1,048,576 bytes, by default 2000', () => {
  expect(parseConfig({}).companyQuota).toBe(2_000 * 1_048_576)
  expect(parseConfig({ COMPANY_QUOTA_MB: '5' }).companyQuota).toBe(5 * 1_048_576)
})

test('by default 50 mails a day go to one address, and 200 invitations of a company', () => {
  expect(parseConfig({})).toMatchObject({ mailsPerRecipient: 50, invitationsPerCompany: 200 })
  const settings = { MAILS_PER_RECIPIENT: '1', INVITATIONS_PER_COMPANY: '99999' }
  expect(parseConfig(settings)).toMatchObject({ mailsPerRecipient: 1, invitationsPerCompany: 99_999 })
})

test('by default a person has 500 companies and 60 files an hour, and a company 3,000 items of a kind', () => {
  expect(parseConfig({})).toMatchObject({
    companiesPerPerson: 500,
    inviteesPerCompany: 500,
    itemsPerCompany: 3_000,
    recordsPerCompany: 1_000,
    sectionsPerCheck: 200,
    exportsPerHour: 60,
  })
  const names = [
    'COMPANIES_PER_PERSON',
    'INVITEES_PER_COMPANY',
    'ITEMS_PER_COMPANY',
    'SECTIONS_PER_CHECK',
    'EXPORTS_PER_HOUR',
    'RECORDS_PER_COMPANY',
  ]
  const settings = Object.fromEntries(names.map((name, index) => [name, String(index + 1)]))
  expect(parseConfig(settings)).toMatchObject({
    companiesPerPerson: 1,
    inviteesPerCompany: 2,
    itemsPerCompany: 3,
    sectionsPerCheck: 4,
    exportsPerHour: 5,
    recordsPerCompany: 6,
  })
})

test('by default what is swept is kept for 30 days, and orders without an account for 90', () => {
  expect(parseConfig({})).toMatchObject({ retentionDays: 30, orderRetentionDays: 90, auditDays: 365 })
  const settings = { RETENTION_DAYS: '1', ORDER_RETENTION_DAYS: '3650', AUDIT_DAYS: '180' }
  expect(parseConfig(settings)).toMatchObject({ retentionDays: 1, orderRetentionDays: 3_650, auditDays: 180 })
})

test('a database gets ten connections, and eight seconds for a statement, unless the settings say otherwise', () => {
  expect(parseConfig({})).toMatchObject({
    databaseLimits: { poolSize: 10, wait: 5_000, lock: 3_000, statement: 8_000, idleTransaction: 30_000 },
    drainTime: 0,
  })
  const settings = {
    DATABASE_POOL_SIZE: '20',
    DATABASE_WAIT_SECONDS: '1',
    DATABASE_LOCK_SECONDS: '2',
    DATABASE_STATEMENT_SECONDS: '3',
    DATABASE_IDLE_SECONDS: '4',
    DRAIN_SECONDS: '5',
  }
  expect(parseConfig(settings)).toMatchObject({
    databaseLimits: { poolSize: 20, wait: 1_000, lock: 2_000, statement: 3_000, idleTransaction: 4_000 },
    drainTime: 5_000,
  })
})
