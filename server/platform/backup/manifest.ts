import * as v from 'valibot'

/** The name of the manifest in a backup. */
export const MANIFEST = 'beterwerk.json'
/** The folders of a backup: the cluster of the embedded database, and the objects of uploaded files. */
export const DATABASE = 'database/'
export const FILES = 'files/'

/** What a backup says about itself. `migrations`: those of its tables; `hasFiles`: whether files are a part of it. */
export const Manifest = v.object({
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  hasFiles: v.boolean(),
})
export type Manifest = v.InferOutput<typeof Manifest>
