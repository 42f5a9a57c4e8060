import { useEffect, useRef, useState } from 'react'

import type { ScriptResult } from '#shared/domain/checks/section-check.ts'
import { hasDraftOf } from '#shared/forms/draft.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { sessionStore } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useRights } from '../use-rights.ts'
import { RemarkForm } from './RemarkForm.tsx'

type Props = {
  script: Pick<ScriptResult, 'scriptKey' | 'scriptRemarks'>
  title: string
  sectionId: number | null
  /** Of the section; otherwise the remark can only be read. */
  isInUse: boolean
}

export function Remark({ script, title, sectionId, isInUse }: Props) {
  const reload = useReload()
  const rights = useRights()
  const mayWrite = rights.mayWrite && isInUse
  const formName = `remark-${sectionId ?? 0}-${script.scriptKey}`
  const [isOpen, setOpen] = useState(() => hasDraftOf(formName, sessionStore.getState().user))
  const [message, setMessage] = useState<string>()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { text } = script.scriptRemarks ?? { text: '' }
  const label = text ? 'Opmerking wijzigen' : 'Opmerking toevoegen'

  // After the form closes, the focus moves to the button that opened it.
  useEffect(() => {
    if (message !== undefined) buttonRef.current?.focus()
  }, [message])

  async function close(newMessage: string) {
    await reload()
    setOpen(false)
    setMessage(newMessage)
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
          ref={buttonRef}
          variant="quiet"
          aria-label={`${label}: ${title}`}
          onClick={() => {
            setOpen(true)
            setMessage(undefined)
          }}
        >
          {label}
        </Button>
      )}
      <p role="status" className="bw-soft">
        {message}
      </p>
    </div>
  )
}
