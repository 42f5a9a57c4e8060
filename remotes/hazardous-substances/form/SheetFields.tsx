import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { SheetReader } from './SheetReader.tsx'

type Props = {
  record: SubstanceRecord
  sheetFile: Substance['sheetFile']
  companyId: number
  /** To be stored with the form. */
  newSheet: File | undefined
  /** Absent for users who may not write in the company file. */
  onChooseSheet: ((sheet: File | undefined) => void) | undefined
}

export const SheetFields = ({ record, sheetFile, companyId, newSheet, onChooseSheet }: Props) => (
  <FormSection
    title="Het veiligheidsblad"
    description="Heb je het blad als PDF? Dan nemen we de gegevens eruit over. Vraag elk jaar na of dit het nieuwste blad is."
  >
    <input type="hidden" name="sdsFileId" value={record.sdsFileId ?? ''} readOnly />
    <SheetReader companyId={companyId} onChoose={(sheet) => onChooseSheet?.(sheet)} />
    {newSheet ? (
      <p>{newSheet.name} komt bij het opslaan in het bedrijfsdossier.</p>
    ) : (
      sheetFile && (
        <p>
          In het bedrijfsdossier:{' '}
          <a href={`/bedrijven/${companyId}/bedrijfsdossier/${sheetFile.recordId}`}>{sheetFile.name}</a>
        </p>
      )
    )}
    <div className="bw-form-pair">
      <TextField
        name="sdsDate"
        label="Datum van het blad"
        type="date"
        required={false}
        description="Staat in rubriek 1 of 16."
        defaultValue={record.sdsDate}
      />
      <TextField
        name="sdsCheckedOn"
        label="Laatst nagevraagd"
        type="date"
        required={false}
        description="Bij de leverancier."
        defaultValue={record.sdsCheckedOn}
      />
    </div>
  </FormSection>
)
