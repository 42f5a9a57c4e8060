import { useCallback } from 'react'
import { listPictures } from '#shared/api/files/company-records.ts'
import { addPhoto } from '#shared/api/improve/action-point-photos.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { useFetch } from '#shared/parts/basics/use-promise.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import { useNewPicture } from './use-new-picture.ts'

type Props = { actionPoint: ActionPointDetails; onAdded: () => void; onClose: () => void }

/** Without the list, a new picture can still be added. */
const ignoreFailure = () => undefined

/** Closing the dialog stops the upload of a new picture. */
export function AddPhotoDialog({ actionPoint, onAdded, onClose }: Props) {
  const { id, companyId, completed } = actionPoint
  const reload = useReload()
  const { value: pictures = [] } = useFetch(
    useCallback(() => listPictures(companyId), [companyId]),
    ignoreFailure,
  )
  const { upload, add } = useNewPicture(actionPoint)

  async function finish() {
    await reload()
    onAdded()
    onClose()
  }

  return (
    <Dialog title="Foto toevoegen" onClose={onClose}>
      <PhotoForm
        defaultMoment={completed ? 'AFTER' : 'BEFORE'}
        pictures={pictures}
        upload={upload}
        addNew={async (picture, fields, key) => {
          if (await add(picture, fields, key)) await finish()
        }}
        addStored={async (input, key) => {
          await addPhoto(companyId, id, input, key)
          await finish()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
