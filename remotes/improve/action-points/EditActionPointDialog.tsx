import { getActionPoint, updateActionPoint } from '#shared/api/improve/action-points.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import { formatThemes } from '#shared/domain/basics/theme.ts'
import type { ActionPointDetails, ActionPointFields } from '#shared/domain/improve/action-point.ts'
import { changedFields, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { ActionPointForm } from '#shared/parts/improve/action-points/ActionPointForm.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

type Props = { actionPoint: ActionPointDetails; onSaved: () => void; onClose: () => void }

const fieldsOf = ({ description, actionHolder, holderEmail, deadline, themes }: ActionPointDetails) =>
  fieldTexts<ActionPointFields>({
    description: { label: 'Wat ga je doen?', text: description },
    actionHolder: { label: 'Wie doet het?', text: actionHolder },
    holderEmail: { label: 'E-mailadres van wie het doet', text: holderEmail },
    deadline: { label: 'Wanneer is het klaar?', text: deadline && formatDay(deadline) },
    themes: { label: 'Thema’s', text: formatThemes(themes) },
  })

/** After a conflict with another user, it shows both versions. */
export function EditActionPointDialog({ actionPoint, onSaved, onClose }: Props) {
  const { companyId, id, revision } = actionPoint
  const reload = useReload()
  const { other, isOutdated, save } = useConflict(() => getActionPoint(companyId, id))

  async function close() {
    if (isOutdated) await reload()
    onClose()
  }

  return (
    <Dialog wide title="Actiepunt aanpassen" onClose={close}>
      <ActionPointForm
        defaultValues={actionPoint}
        revision={revision}
        other={other && <OtherVersion fields={changedFields(fieldsOf(actionPoint), fieldsOf(other))} />}
        save={async ({ revision: base, ...input }) => {
          await save(base, (revision) => updateActionPoint(companyId, id, { ...input, revision }))
          await reload()
          onSaved()
          onClose()
        }}
        onClose={close}
      />
    </Dialog>
  )
}
