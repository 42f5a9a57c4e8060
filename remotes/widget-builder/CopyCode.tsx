import './CopyCode.css'

import { useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'

type Props = {
  code: string
  name: string
}

export function CopyCode({ code, name }: Props) {
  const [state, setState] = useState<{ code: string; message: string }>()

  async function copy() {
    const message = await navigator.clipboard.writeText(code).then(
      () => 'Gekopieerd.',
      () => 'Kopiëren mag hier niet. Selecteer de tekst en kopieer hem zelf.',
    )
    setState({ code, message })
  }

  return (
    <div className="bw-copy-code">
      <pre>
        <code>{code}</code>
      </pre>
      <div className="bw-actions">
        <Button variant="secondary" onClick={copy}>
          Kopieer <span className="bw-visually-hidden">{name}</span>
        </Button>
        <span role="status">{state?.code === code && state.message}</span>
      </div>
    </div>
  )
}
