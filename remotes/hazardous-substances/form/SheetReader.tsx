import { useRef, useState } from 'react'

import { readSheet } from '#shared/api/substances/sheets.ts'
import {
  MAX_SHEET_SIZE,
  SHEET_TOO_LARGE,
  type SheetReading,
} from '#shared/domain/substances/safety-data-sheet.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { substanceListOf } from '../hrefs.ts'
import { Proposals } from './Proposals.tsx'

const reasons: Record<Exclude<SheetReading['outcome'], 'READ'>, string> = {
  NO_TEXT:
    'Dit is een scan zonder tekst. Vul de gegevens zelf in, of vraag de leverancier om een blad met tekst.',
  NOT_READABLE: 'Dit bestand is niet te lezen. Kies een PDF zonder wachtwoord.',
  NOT_A_SHEET: 'Dit lijkt geen veiligheidsinformatieblad: er staan geen rubrieken in.',
}

type Props = {
  companyId: number
  /** Called with the sheet that was read; with undefined when another file was chosen that is not a sheet. */
  onChoose: (sheet: File | undefined) => void
}

/** Reads a safety data sheet and shows its proposals. A person accepts each of them. */
export function SheetReader({ companyId, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<SheetReading>()
  const [fileName, setFileName] = useState('')
  const { run, isPending, failure } = useAction('Het blad kon niet worden gelezen.')
  const [isTooLarge, setTooLarge] = useState(false)

  async function choose(file: File | undefined) {
    if (!file) return
    setReading(undefined)
    setFileName(file.name)
    setTooLarge(file.size > MAX_SHEET_SIZE)
    onChoose(undefined)
    if (file.size > MAX_SHEET_SIZE) return
    await run(async () => {
      const found = await readSheet(substanceListOf(companyId), file)
      setReading(found)
      if (found.outcome === 'READ' || found.outcome === 'NO_TEXT') onChoose(file)
    })
  }

  return (
    <div className="bw-stack bw-sheet-reader">
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Veiligheidsinformatieblad (PDF)"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="bw-actions">
        <Button variant="secondary" isPending={isPending} onClick={() => input.current?.click()}>
          Lees een blad (PDF)
        </Button>
      </div>
      <p role="status" className="bw-soft">
        {isPending ? `${fileName} wordt gelezen…` : reading?.outcome === 'READ' && `${fileName} is gelezen.`}
      </p>
      {isTooLarge && <Warning title={SHEET_TOO_LARGE} />}
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {reading && reading.outcome !== 'READ' && <Warning variant="info">{reasons[reading.outcome]}</Warning>}
      {reading?.outcome === 'READ' && <Proposals proposals={reading.proposals} />}
    </div>
  )
}
