import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { copySources } from '../../testing/harness/copy-sources.ts'

type Edit = (text: string) => string

/**
 * Builds the shell or a remote from changed sources, as for a deployment of its own, into a new folder or `out`. Returns
 * the folder, and a function that removes what it made. Throws when an edit changes nothing.
 */
export function buildChanged(part: string, changes: Record<string, Edit>, out?: string) {
  const sources = mkdtempSync(join(tmpdir(), 'beterwerk-sources-'))
  const folder = out ?? mkdtempSync(join(tmpdir(), 'beterwerk-changed-'))
  copySources(sources)
  for (const [file, edit] of Object.entries(changes)) {
    const path = join(sources, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const edited = edit(text)
    if (edited === text) throw new Error(`The edit does not change ${file}`)
    writeFileSync(path, edited)
  }
  execFileSync('node', [join(sources, 'tools/build.ts'), '--only', part, '--out', folder], { cwd: sources })
  const remove = () => {
    for (const made of out ? [sources] : [sources, folder]) rmSync(made, { recursive: true })
  }
  return { folder, remove }
}
