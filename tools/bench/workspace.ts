import { execFileSync, execSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { pagesOfParts } from '../build/pages.ts'
import { remotes } from '../build/remote.ts'
import { MEMORY_SETTINGS, type RunningProgram, SERVER_ARGS, startProgram } from '../program.ts'
import { OWNER } from './accounts.ts'

export type Workspace = ReturnType<typeof createWorkspace>

/** A temporary folder for builds and databases, with the programs that run in it. */
export function createWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-bench-'))
  const programs: RunningProgram[] = []

  async function start(args: string[], env: NodeJS.ProcessEnv, cwd?: string): Promise<RunningProgram> {
    const program = await startProgram({ args, env, log: join(folder, 'log'), cwd })
    programs.push(program)
    return program
  }

  /** Copies the server and builds the product beside it. Returns the folder of the copy. */
  function install(name: string, buildOptions = ''): string {
    const root = join(folder, name)
    for (const part of ['server', 'content', 'shared', 'package.json'])
      cpSync(part, join(root, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    execSync(`npm run --silent build -- --out ${join(root, 'dist')} ${buildOptions}`, { stdio: 'inherit' })
    return root
  }

  return {
    install,

    /** Installs the build as one bundle, which contains the remotes and has nothing to preload. */
    installSingle(): string {
      const root = install('single', '--single')
      for (const remote of remotes) mkdirSync(join(root, 'dist/remotes', remote), { recursive: true })
      const pages = Object.entries(pagesOfParts).flatMap(([name, ofPart]) =>
        ofPart.map(({ path, shape }) => [
          path,
          { ...(name !== 'shell' && { remote: name }), shape, modules: [] },
        ]),
      )
      writeFileSync(join(root, 'dist/pages.json'), JSON.stringify(Object.fromEntries(pages)))
      return root
    },

    dataDir: (name: string): string => join(folder, name),

    /** No program may have the database open. PostgreSQL demands the permissions that it gave. */
    copyData: (from: string, to: string) =>
      execFileSync('cp', ['-pRL', join(folder, from), join(folder, to)]),

    /** In the embedded database `data` unless `env` overrides it. Limits that the measurements would reach are raised. */
    startPortal: (root: string, data: string, env: NodeJS.ProcessEnv = {}) =>
      start(
        SERVER_ARGS,
        {
          ...MEMORY_SETTINGS,
          PORT: '0',
          DATA_DIR: join(folder, data),
          DEMO: '1',
          API_DOCS: '0',
          COMPANIES_PER_PERSON: '9999',
          EXPORTS_PER_HOUR: '19999',
          ...env,
        },
        root,
      ),

    startBareServer: (data: string) =>
      start(['tools/bench/bare.ts', OWNER], { DATA_DIR: join(folder, data) }),

    async remove() {
      await Promise.all(programs.map((program) => program.stop()))
      rmSync(folder, { recursive: true })
    },
  }
}
