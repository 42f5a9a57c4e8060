import * as v from 'valibot'

export const MANIFEST = 'beterwerk.json'
export const DATABASE = 'database/'
export const FILES = 'files/'

/** `migrations`: of the tables. `hasFiles`: whether the backup contains files. */
export const Manifest = v.object({
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  hasFiles: v.boolean(),
})
export type Manifest = v.InferOutput<typeof Manifest>
