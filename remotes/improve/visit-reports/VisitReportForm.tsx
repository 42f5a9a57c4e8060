import '#shared/parts/basics/form-pair.css'

import { formatDay } from '#shared/domain/basics/date.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import {
  type VisitReport,
  VisitReportInput,
  VisitReportUpdateInput,
} from '#shared/domain/improve/visit-report.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { ThemesField } from '#shared/parts/improve/ThemesField.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  report?: VisitReport
  /** Saved by another user in the meantime. */
  other?: VisitReport | undefined
  /** The author cannot be changed. */
  author: string
  /** Initial date of the visit, yyyy-mm-dd. */
  dateAppointment: string
  /** The form stays busy until the promise is settled. */
  save: (input: VisitReportUpdateInput, key: string) => Promise<unknown>
  cancelHref: string
}

const fieldsOf = (report: VisitReport) =>
  fieldTexts<VisitReportInput>({
    dateAppointment: { label: 'Datum van het bezoek', text: formatDay(report.dateAppointment) },
    firstVisit: { label: 'Eerste bezoek', text: report.firstVisit ? 'Ja' : 'Nee' },
    themes: { label: 'Thema’s', text: formatThemes(report.themes) },
    reason: { label: 'Reden van het bezoek', text: report.reason },
    recap: { label: 'Verslag', text: report.recap },
    dateNextAppointment: { label: 'Volgende afspraak', text: formatDay(report.dateNextAppointment) },
  })

/** After a conflict, it shows both versions. */
export function VisitReportForm({ report, other, author, dateAppointment, save, cancelHref }: Props) {
  const form = useForm(report ? VisitReportUpdateInput : VisitReportInput, {
    fallback: 'Bezoekverslag kon niet worden opgeslagen',
    save,
  })

  return (
    <Card>
      <Form form={form} name="bezoekverslag">
        {report && <RevisionField revision={report.revision} />}
        {report && other && <OtherVersion fields={changedFields(fieldsOf(report), fieldsOf(other))} />}
        <FormSection title="Het bezoek">
          <div className="bw-form-pair">
            <TextField
              name="dateAppointment"
              label="Datum van het bezoek"
              type="date"
              defaultValue={dateAppointment}
            />
            <TextField name="author" label="Geschreven door" readOnly defaultValue={author} />
          </div>
          <Checkbox name="firstVisit" defaultChecked={report?.firstVisit}>
            Dit is het eerste bezoek aan dit bedrijf
          </Checkbox>
          <ThemesField defaultValue={report?.themes} />
        </FormSection>
        <FormSection title="Wat je zag en besprak">
          <TextArea name="reason" label="Reden van het bezoek" rows={3} defaultValue={report?.reason} />
          <TextArea
            name="recap"
            label="Verslag"
            description="Schrijf eerst wat goed gaat. Wat iemand moet doen, zet je in een advies of actiepunt."
            rows={8}
            defaultValue={report?.recap}
          />
        </FormSection>
        <FormSection title="Hierna">
          <div className="bw-form-pair">
            <TextField
              name="dateNextAppointment"
              label="Volgende afspraak"
              type="date"
              required={false}
              defaultValue={report?.dateNextAppointment}
            />
          </div>
        </FormSection>
        <SaveActions
          label="Bezoekverslag opslaan"
          isSaving={form.isSaving}
          hasConflict={other !== undefined}
          cancelHref={cancelHref}
        />
      </Form>
    </Card>
  )
}
