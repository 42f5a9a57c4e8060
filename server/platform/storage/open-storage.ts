import { join } from 'node:path'

import { type Config, SettingError } from '../runtime/config.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './storage.ts'

/**
 * A bucket with the S3 settings, otherwise a folder in DATA_DIR. Throws a SettingError when the folder cannot be
 * made; a bucket need not be reachable yet.
 */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (!s3)
    return openFolder(join(dataDir, 'files')).catch(() => {
      throw new SettingError('The setting DATA_DIR names a folder in which no files can be stored.')
    })
  // Loaded only here, since its packages take memory.
  const { openBucket } = await import('./bucket.ts')
  return openBucket(s3)
}
