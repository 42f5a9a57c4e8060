import { useEffect, useRef, useState } from 'react'

import type { ScriptResult } from '#shared/domain/section-check.ts'
import { useRevalidator } from '#shared/federation/router.ts'
import { hasDraftOf } from '#shared/forms/draft.ts'
import { sessionStore } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useRights } from '../use-rights.ts'
import { RemarkForm } from './RemarkForm.tsx'

type Props = {
  script: Pick<ScriptResult, 'scriptKey' | 'scriptRemarks'>
  /** Of what it is a remark with. */
  title: string
  sectionId: number | null
}

/** The remark with a script. Who may write changes it. */
export function Remark({ script, title, sectionId }: Props) {
  const { revalidate } = useRevalidator()
  const { mayWrite } = useRights()
  const formName = `remark-${sectionId ?? 0}-${script.scriptKey}`
  const [isOpen, setOpen] = useState(() => hasDraftOf(formName, sessionStore.getState().user))
  const [said, setSaid] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const { text } = script.scriptRemarks ?? { text: '' }
  const label = text ? 'Opmerking wijzigen' : 'Opmerking toevoegen'

  // The form that had the focus is gone.
  useEffect(() => {
    if (said !== undefined) button.current?.focus()
  }, [said])

  async function close(what: string) {
    await revalidate()
    setOpen(false)
    setSaid(what)
  }

  if (isOpen && mayWrite)
    return (
      <RemarkForm
        name={formName}
        script={script}
        title={title}
        sectionId={sectionId}
        onSaved={() => close('De opmerking is opgeslagen.')}
        onClose={() => close('')}
      />
    )
  return (
    <div className="bw-remark">
      {text && (
        <>
          <h3>Opmerking</h3>
          <p className="bw-remark-text">{text}</p>
        </>
      )}
      {mayWrite && (
        <Button
          ref={button}
          variant="quiet"
          aria-label={`${label}: ${title}`}
          onClick={() => {
            setOpen(true)
            setSaid(undefined)
          }}
        >
          {label}
        </Button>
      )}
      <p role="status" className="bw-soft">
        {said}
      </p>
    </div>
  )
}
