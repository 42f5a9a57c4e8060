import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `size`: in MB. Needs `mayMount`. */
export const mountSmallDisk = (folder: string, size: number, { isReadOnly = false } = {}) =>
  execFileSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${size}m${isReadOnly ? ',ro' : ''}`, 'small-disk', folder],
    { stdio: 'ignore' },
  )

export const unmount = (folder: string) => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })

/** Only an administrator of the machine may mount a file system. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-mount-'))
  try {
    mountSmallDisk(folder, 1)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}
