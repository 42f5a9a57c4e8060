import './PhotoForm.css'
import '../company-file/FileList.css'

import { useState } from 'react'
import type { CompanyRecordPicture } from '#shared/domain/files/company-record.ts'
import type { ActionPointPhotoInput, PhotoMoment } from '#shared/domain/improve/action-point-photo.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FileUpload } from '../company-file/uploads/store.ts'
import { UploadRow } from '../company-file/uploads/UploadRow.tsx'
import { PictureInput } from './PictureInput.tsx'
import { NewPictureForm, StoredPictureForm } from './photo-form.ts'

type Props = {
  /** What the photo shows, until the user chooses. */
  defaultMoment: PhotoMoment
  pictures: readonly CompanyRecordPicture[]
  /** Undefined before it starts and after it ends. */
  upload: FileUpload | undefined
  /** The form stays busy until the promise is settled. */
  addNew: (picture: File, fields: Omit<ActionPointPhotoInput, 'fileId'>, key: string) => Promise<unknown>
  addStored: (input: ActionPointPhotoInput, key: string) => Promise<unknown>
  onClose: () => void
}

const FALLBACK = 'Foto kon niet worden toegevoegd'

export function PhotoForm({ defaultMoment, pictures, upload, addNew, addStored, onClose }: Props) {
  const [isStored, setStored] = useState(false)
  const newForm = useForm(NewPictureForm, {
    fallback: FALLBACK,
    save: ({ picture, ...fields }, key) => addNew(picture, fields, key),
  })
  const storedForm = useForm(StoredPictureForm, {
    fallback: FALLBACK,
    save: ({ picture, ...fields }, key) => addStored({ fileId: picture, ...fields }, key),
  })
  const form = isStored ? storedForm : newForm

  return (
    <Form form={form} name="foto">
      {pictures.length > 0 && (
        <RadioGroup
          name="source"
          label="Welke foto?"
          options={[
            { value: 'NEW', label: 'Een nieuwe foto' },
            { value: 'STORED', label: 'Een foto uit het bedrijfsdossier' },
          ]}
          defaultValue="NEW"
          onChange={(source) => setStored(source === 'STORED')}
        />
      )}
      {isStored ? (
        <RadioGroup
          name="picture"
          label="Foto uit het bedrijfsdossier"
          className="bw-pictures"
          options={pictures.map(({ id, name, subject, thumbnailUrl }) => ({
            value: String(id),
            label: (
              <>
                <img src={thumbnailUrl} alt="" loading="lazy" />
                <span>
                  {name}
                  <span className="bw-soft">{subject}</span>
                </span>
              </>
            ),
          }))}
        />
      ) : (
        <PictureInput name="picture" label="Foto" />
      )}
      <RadioGroup
        name="moment"
        label="Wat laat de foto zien?"
        options={[
          { value: 'BEFORE', label: 'Voor de maatregel' },
          { value: 'AFTER', label: 'Na de maatregel' },
        ]}
        defaultValue={defaultMoment}
      />
      <TextField name="caption" label="Wat zie je op de foto?" required={false} autoComplete="off" />
      {upload && (
        <ul role="list" className="bw-files">
          <UploadRow upload={upload} />
        </ul>
      )}
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Foto toevoegen
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
