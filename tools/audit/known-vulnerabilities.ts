import { execFile } from 'node:child_process'
import { satisfies } from 'semver'
import stored from './advisories.json' with { type: 'json' }

/** `range`: of the versions that it is about, as npm writes ranges. */
export type Advisory = { name: string; range: string; severity: string; title: string; url: string }

/** What is read of package-lock.json. */
type Lock = { packages: Record<string, { version?: string }> }

type Report = { vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }

const ASK = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=30000']

/** What npm knows about the installed packages; null when the registry gives no answer. */
export async function askRegistry(registry?: string): Promise<Advisory[] | null> {
  const output = await new Promise<string>((resolve) =>
    // With vulnerabilities it also exits with 1.
    execFile('npm', registry ? [...ASK, `--registry=${registry}`] : ASK, (_, stdout) => resolve(stdout)),
  )
  const { vulnerabilities } = JSON.parse(output || '{}') as Report
  if (!vulnerabilities) return null
  return Object.values(vulnerabilities).flatMap(({ via }) => via.filter((item) => typeof item !== 'string'))
}

/** `source`: what they are, for people. Where the registry does not answer, stored ones: fewer, and older. */
export async function readAdvisories(): Promise<{ advisories: Advisory[]; source: string }> {
  const current = await askRegistry()
  if (current) return { advisories: current, source: 'all that the registry knows' }
  const { advisories, collectedOn } = stored
  const source = `${advisories.length} advisories that were collected on ${collectedOn}: the registry gives no answer`
  return { advisories, source }
}

/** The packages of a lock file that an advisory is about, as lines of text. */
export const listVulnerable = ({ packages }: Lock, advisories: readonly Advisory[]): string[] =>
  Object.entries(packages).flatMap(([path, { version = '' }]) =>
    advisories
      .filter(({ name, range }) => path.endsWith(`node_modules/${name}`) && satisfies(version, range))
      .map(({ name, severity, title, url }) => `${name} ${version}: ${severity}, ${title} (${url})`),
  )
