import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import { pickAddress } from '../harness/server.ts'

/** Debian's package, or another version of WordPress. */
const SOURCE = process.env.WORDPRESS_PATH || '/usr/share/wordpress'
/** Until the database and the web server accept the first request, in milliseconds. */
const START_TIMEOUT_MS = 30_000

/** The Debian packages needed. PHP serves the site itself, without Apache. */
const packages = ['wordpress', 'php-cli', 'php-mysql', 'php-cgi', 'lighttpd', 'mariadb-server']

/** Why WordPress cannot be tested; undefined when it can. */
export function missingWordPress(): string | undefined {
  const needed = [
    '/usr/bin/php',
    '/usr/sbin/mariadbd',
    '/usr/bin/mariadb-install-db',
    `${SOURCE}/wp-load.php`,
  ]
  const missing = needed.filter((file) => !existsSync(file))
  if (missing.length === 0) return undefined
  return `there is no ${missing.join(', ')}: on Debian, apt-get install --no-install-recommends ${packages.join(' ')}`
}

const run = promisify(execFile)

/** A minimal theme, since Debian packages none: the content of a page between the output of plugins. */
const THEME =
  '<!doctype html><html><head><?php wp_head(); ?></head><body><?php the_post(); the_content(); wp_footer(); ?></body></html>'

export const PASSWORD = 'Welkom2026'

/** Complaints about its own code on a newer PHP, and about the internet, which it cannot reach. */
const ABOUT_ITSELF = /wp-includes\/Requests\/|secure connection to WordPress\.org/

const LOAD = "require 'wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php';"

/** Creates the site and its users. Prints each user's application password. */
const SETUP = `<?php
function wp_mail() { return true; }
define( 'WP_INSTALLING', true );
require 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Proef', 'administrator', 'beheer@example.org', false, '', '${PASSWORD}' );
switch_theme( 'plain' );
foreach ( array( 'editor', 'author' ) as $role ) {
  wp_insert_user( array( 'user_login' => $role, 'user_pass' => '${PASSWORD}', 'role' => $role ) );
}
foreach ( array( 'administrator', 'editor', 'author' ) as $name ) {
  $user = get_user_by( 'login', $name );
  $keys[ $name ] = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'test' ) )[0];
}
echo json_encode( $keys );
`

const config = (socket: string, url: string, log: string) => `<?php
define( 'DB_NAME', 'wordpress' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' ); define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${url}' ); define( 'WP_SITEURL', '${url}' );
define( 'WP_ENVIRONMENT_TYPE', 'local' ); define( 'DISABLE_WP_CRON', true ); define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_DISPLAY', true ); define( 'WP_DEBUG_LOG', '${log}' );
define( 'AUTH_KEY', '${randomBytes(32).toString('hex')}' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`

/** Keeps its data in `folder`, and listens on a socket only. */
async function startDatabase(folder: string): Promise<{ socket: string; database: ChildProcess }> {
  const socket = join(folder, 'socket')
  const options = ['--no-defaults', `--datadir=${join(folder, 'database')}`]
  if (process.getuid?.() === 0) options.push('--user=root')
  const accounts = ['--auth-root-authentication-method=normal', '--skip-test-db']
  await run('/usr/bin/mariadb-install-db', [...options, ...accounts])
  const flags = [...options, `--socket=${socket}`, '--skip-networking']
  return { socket, database: spawn('/usr/sbin/mariadbd', flags, { stdio: 'ignore' }) }
}

/** Throws the last error when it takes too long. */
async function until<T>(act: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await setTimeout(100)) {
    try {
      return await act()
    } catch (failure) {
      if (Date.now() > deadline) throw failure
    }
  }
}

async function makeSite(site: string, plugin: string) {
  await cp(SOURCE, site, { recursive: true, dereference: true })
  const theme = join(site, 'wp-content/themes/plain')
  await mkdir(theme, { recursive: true })
  await writeFile(join(theme, 'index.php'), THEME)
  await writeFile(join(theme, 'style.css'), '/* Theme Name: Plain */')
  await symlink(plugin, join(site, 'wp-content/plugins', basename(plugin)))
}

/** As the administrator. Returns a function that fetches a page of wp-admin, or posts a form to it. */
async function logIn(url: string) {
  const entrance = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'administrator', pwd: PASSWORD, testcookie: '1' }),
  })
  const cookie = entrance.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { cookie: cookie.join('; ') }
  return async (path: string, form?: Record<string, string>): Promise<string> => {
    const sent = form && { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const }
    const response = await fetch(`${url}/wp-admin/${path}`, { headers, ...sent })
    const next = response.headers.get('location')
    return (next ? await fetch(new URL(next, url), { headers }) : response).text()
  }
}

export type Role = 'administrator' | 'editor' | 'author'
export type WordPress = Awaited<ReturnType<typeof startWordPress>>

/**
 * Starts WordPress in a temporary folder, with the plugin installed but not active. `address`: of the site, a name of
 * this machine. `api` calls the REST API as a user; `log` returns complaints of PHP and WordPress, one per line.
 */
export async function startWordPress(plugin: string, address?: { port: string; url: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'beterwerk-wordpress-'))
  const site = join(folder, 'site')
  const { port, url } = address ?? (await pickAddress('127.0.0.1'))
  // Not every system resolves its other names.
  const local = `http://127.0.0.1:${port}`
  const logFile = join(folder, 'debug.log')
  await makeSite(site, plugin)
  const { socket, database } = await startDatabase(folder)
  const web = spawn('php', ['-S', new URL(local).host, '-t', site], { stdio: 'ignore' })

  async function stop() {
    const gone = Promise.all([web, database].map((server) => once(server, 'exit')))
    for (const server of [web, database]) server.kill('SIGKILL')
    await gone
    await rm(folder, { recursive: true, force: true })
  }

  async function runFile(code: string): Promise<string> {
    await writeFile(join(site, 'run.php'), code)
    return (await run('php', ['run.php'], { cwd: site })).stdout
  }

  async function setUp(): Promise<Record<Role, string>> {
    await writeFile(join(site, 'wp-config.php'), config(socket, url, logFile))
    await until(() =>
      run('/usr/bin/mariadb', [`--socket=${socket}`, '-uroot', '-e', 'create database wordpress']),
    )
    const keys = JSON.parse(await runFile(SETUP))
    await until(() => fetch(local, { redirect: 'manual' }))
    return keys
  }

  try {
    const keys = await setUp()
    const api = async (role: Role, method: string, path: string, body: unknown) => {
      const response = await fetch(`${local}/?rest_route=/wp/v2/${path}`, {
        method,
        headers: {
          authorization: `Basic ${btoa(`${role}:${keys[role]}`)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
      return response.json()
    }
    const php = (code: string) => runFile(`<?php ${LOAD} ${code}`)
    const log = async () => {
      const lines = existsSync(logFile) ? (await readFile(logFile, 'utf8')).split('\n') : []
      return lines.filter((line) => line && !ABOUT_ITSELF.test(line))
    }
    return { api, logIn: () => logIn(url), php, log, stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}
