import { Refusal } from '#server/platform/http/refusal.ts'
import { pictureNotRead } from '#server/platform/pictures/picture-not-read.ts'
import { refuseWithoutStorage } from '#server/platform/storage/storage.ts'
import { openParts } from '#server/platform/storage/stored-parts.ts'
import { PHOTO_TYPE_REFUSED } from '#shared/domain/basics/picture.ts'
import { type CompleteFile, deleteUnfinishedPreview, hasPreview } from './preview-queries.ts'
import { storeObject, type UploadServices } from './store-object.ts'
import { listParts } from './upload-queries.ts'

const NOT_A_PICTURE = 'Dit bestand is geen foto. Kies een JPEG-, PNG- of WebP-bestand.'

/** A preview belongs to its file: it is made once, and deleted with it. */
export function createPreviews(services: UploadServices) {
  const { db, storage, pictures, logger } = services
  const underWay = new Map<number, Promise<void>>()

  async function store(fileId: number, preview: Uint8Array): Promise<void> {
    // Left by a server that was killed. Another server that is storing its own now is refused.
    await deleteUnfinishedPreview(db, fileId)
    try {
      await storeObject(services, fileId, { purpose: 'preview', position: 0 }, preview)
    } catch (error) {
      const isTakenOver = error instanceof Refusal && error.status === 409
      if (!isTakenOver) throw error
      if (!(await hasPreview(db, fileId))) throw pictureNotRead()
    }
  }

  async function make({ id, size }: CompleteFile): Promise<void> {
    if (await hasPreview(db, id)) return
    const parts = await listParts(db, id)
    const preview = await pictures.createPreview(size, () =>
      openParts(storage, parts, { start: 0, end: size - 1 }),
    )
    if (preview === 'FAILED') throw pictureNotRead()
    if (preview === 'UNREADABLE') throw new Refusal(400, PHOTO_TYPE_REFUSED, 'PHOTO_TYPE_REFUSED')
    await refuseWithoutStorage(logger, () => store(id, preview))
  }

  return {
    async ensure(file: CompleteFile): Promise<void> {
      if (!file.mediaType.startsWith('image/')) throw new Refusal(400, NOT_A_PICTURE, 'PHOTO_TYPE_REFUSED')
      const making = underWay.get(file.id) ?? make(file).finally(() => underWay.delete(file.id))
      underWay.set(file.id, making)
      await making
    },
  }
}
