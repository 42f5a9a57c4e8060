import * as v from 'valibot'

export const MANIFEST = 'beterwerk.json'
export const DATABASE = 'database/'
export const FILES = 'files/'

/** `format`: 1 was that of a former engine. `migrations`: of the tables. `hasFiles`: whether the backup contains files. */
export const Manifest = v.object({
  format: v.literal(2),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  hasFiles: v.boolean(),
})
export type Manifest = v.InferOutput<typeof Manifest>
