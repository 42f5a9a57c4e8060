import { apply, type Patch } from '#server/platform/pictures/location.ts'
import { pictureNotRead } from '#server/platform/pictures/picture-not-read.ts'
import { openParts, readParts, type StoredPart } from '#server/platform/storage/stored-parts.ts'
import { completeUpload } from './change-upload.ts'
import { HEAD_SIZE, mediaTypeOf } from './file-type.ts'
import { storeObject, type UploadServices } from './store-object.ts'
import { deleteObject, listParts, type Upload } from './upload-queries.ts'

const rangeOf = ({ position, size }: StoredPart) => ({ start: position, end: position + size - 1 })

const patchesIn = (part: StoredPart, patches: Patch[]): Patch[] =>
  patches.flatMap(({ offset, content }) => {
    const start = Math.max(offset, part.position)
    const end = Math.min(offset + content.length, part.position + part.size)
    if (start >= end) return []
    return { offset: start - part.position, content: content.subarray(start - offset, end - offset) }
  })

/**
 * Checks the type, removes the position from a picture and makes its thumbnail: only then the file exists. `size`:
 * in bytes. `last`: the last part, which is pending. Throws a StorageError, or a Refusal with 400 (wrong type), 409
 * (another request took the upload over) or 503 (a picture could not be searched for a position).
 */
export async function finishFile(
  services: UploadServices,
  upload: Upload,
  { size, last, userId }: { size: number; last: StoredPart; userId: number },
): Promise<void> {
  const { db, storage, pictures } = services
  const parts = [...(await listParts(db, upload.id)), last]
  const head = await readParts(storage, parts, { start: 0, end: Math.min(size, HEAD_SIZE) - 1 })
  const mediaType = await mediaTypeOf(upload.name, head)
  const pending = new Set([last.key])

  async function change(part: StoredPart, patches: Patch[]) {
    const content = await readParts(storage, parts, rangeOf(part))
    apply(content, patches)
    if (pending.delete(part.key)) await deleteObject(db, part.key)
    const changed = await storeObject(services, upload.id, { ...part, purpose: 'pending' }, content)
    pending.add(changed.key)
  }

  if (mediaType.startsWith('image/')) {
    const read = () => openParts(storage, parts, { start: 0, end: size - 1 })
    const { patches, thumbnail } = await pictures.read({ mediaType, size }, read)
    if (!patches) throw pictureNotRead()
    for (const part of parts) {
      const own = patchesIn(part, patches)
      if (own.length > 0) await change(part, own)
    }
    if (thumbnail) await storeObject(services, upload.id, { purpose: 'thumbnail', position: 0 }, thumbnail)
  }
  await completeUpload(db, upload, { size, mediaType, pending: [...pending], userId })
}
