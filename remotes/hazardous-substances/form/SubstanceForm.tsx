import './SubstanceForm.css'
import '#shared/parts/basics/form-pair.css'

import { useRef, useState } from 'react'
import { storeSheet } from '#shared/api/substances/sheets.ts'
import { createSubstance, getSubstance, updateSubstance } from '#shared/api/substances/substances.ts'
import { hasAccess } from '#shared/domain/basics/access.ts'
import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { NewSubstance, SubstanceInput, type SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { Card } from '#shared/ui/Card.tsx'
import { substanceHref, substanceListHref, substanceListOf } from '../hrefs.ts'
import { useStartSubstanceList } from '../use-start-substance-list.ts'
import { HazardFields } from './HazardFields.tsx'
import { MeasureFields } from './MeasureFields.tsx'
import { ProductFields } from './ProductFields.tsx'
import { RegistrationFields } from './RegistrationFields.tsx'
import { ReviewFields } from './ReviewFields.tsx'
import { SheetFields } from './SheetFields.tsx'
import { StorageFields } from './StorageFields.tsx'
import { textsOf } from './texts-of.ts'
import { UseRows } from './UseRows.tsx'

type Props = { substance: Substance | undefined; companyId: number }

/** After a conflict with another user, it shows the differences. */
export function SubstanceForm({ substance, companyId }: Props) {
  const check = substanceListOf(companyId)
  // The version that the fields are based on, also when the page loads its data again.
  const [initial] = useState(substance)
  const record: SubstanceRecord = initial?.record ?? emptySubstance
  const navigate = useNavigate()
  const { other, save } = useConflict<Substance>(() => getSubstance(check, initial!.id))
  const { permission } = useCompany()
  const startIfNeeded = useStartSubstanceList()
  const mayStore = hasAccess(permission, 'ADMIN')
  const [sheet, setSheet] = useState<File>()
  const stored = useRef<{ file: File; id: number }>(undefined)

  /** Stores a new sheet only once, also when saving the form fails after that. Returns the id of the file. */
  async function storedSheet(fileId: number | null): Promise<number | null> {
    if (!sheet) return fileId
    if (stored.current?.file !== sheet) {
      const { id } = await storeSheet(companyId, sheet)
      stored.current = { file: sheet, id }
    }
    return stored.current.id
  }

  const form = useForm(initial ? SubstanceInput : NewSubstance, {
    fallback: 'De stof kon niet worden opgeslagen.',
    async save(typed, key) {
      const input = { ...typed, sdsFileId: await storedSheet(typed.sdsFileId) }
      if (!initial) {
        await startIfNeeded()
        const { id } = await createSubstance(check, input, key)
        return navigate(substanceHref(companyId, id), { replace: true })
      }
      await save('revision' in typed ? typed.revision : undefined, (revision) =>
        updateSubstance(check, initial.id, { ...input, revision }),
      )
      return navigate(substanceHref(companyId, initial.id))
    },
  })

  return (
    <div className="bw-substance-form">
      <Card>
        <Form form={form} name="stof">
          {initial && <RevisionField revision={initial.revision} />}
          {initial && other && (
            <OtherVersion heading="h2" fields={changedFields(textsOf(initial), textsOf(other))} />
          )}
          <ProductFields name={initial?.name ?? ''} record={record} />
          <SheetFields
            record={record}
            sheetFile={initial?.sheetFile ?? null}
            companyId={companyId}
            newSheet={sheet}
            onChooseSheet={mayStore ? setSheet : undefined}
          />
          <HazardFields record={record} />
          <UseRows uses={record.uses} />
          <MeasureFields record={record} />
          <StorageFields record={record} />
          <RegistrationFields record={record} />
          <ReviewFields record={record} />
          <SaveActions
            label={initial ? 'Opslaan' : 'Toevoegen'}
            isSaving={form.isSaving}
            hasConflict={other !== undefined}
            onCancel={() =>
              navigate(initial ? substanceHref(companyId, initial.id) : substanceListHref(companyId))
            }
          />
        </Form>
      </Card>
    </div>
  )
}
