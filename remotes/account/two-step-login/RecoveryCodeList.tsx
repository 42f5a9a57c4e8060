import './RecoveryCodeList.css'

import { useState } from 'react'
import type { RecoveryCodes } from '#shared/domain/accounts/two-step-login.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { saveFile } from '#shared/parts/basics/save-file.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

const COPY_FAILED = 'Kopiëren is niet gelukt. Download de codes, of schrijf ze op.'

/** `onKept`: called when the user confirms that the codes are kept. */
export function RecoveryCodeList({
  codes,
  onKept,
}: {
  codes: RecoveryCodes
  onKept: () => Promise<unknown>
}) {
  const { productName } = pageConfig()
  const copying = useAction(COPY_FAILED)
  const leaving = useAction()
  const [isCopied, setCopied] = useState(false)
  const lines = codes.join('\n')

  const copy = () =>
    copying.run(async () => {
      setCopied(false)
      await navigator.clipboard.writeText(lines)
      setCopied(true)
    })
  const download = () =>
    saveFile(
      new Blob([`Herstelcodes van ${productName}\n\n${lines}\n`], { type: 'text/plain' }),
      'herstelcodes.txt',
    )

  return (
    <div className="bw-stack">
      <p>
        Heb je je telefoon niet bij je, of ben je die kwijt? Dan log je in met een herstelcode. Elke code
        werkt één keer. Bewaar ze op een veilige plek. Je ziet ze alleen nu.
      </p>
      <ol className="bw-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {isCopied && <Warning variant="success" title="De codes zijn gekopieerd." />}
      {copying.failure && <Warning title={copying.failure.title} />}
      <div className="bw-actions">
        <Button variant="secondary" onClick={copy}>
          Kopieer de codes
        </Button>
        <Button variant="secondary" onClick={download}>
          Download de codes
        </Button>
      </div>
      <div className="bw-actions">
        <Button isPending={leaving.isPending} onClick={() => leaving.run(onKept)}>
          Ik heb ze bewaard
        </Button>
      </div>
    </div>
  )
}
