import { pageConfig } from '#shared/federation/page-config.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { helpline } = pageConfig()

  return (
    <Dialog title="Hulp nodig?" onClose={onClose}>
      <p>
        Kom je er niet uit? Bel de helpdesk: <a href={`tel:${helpline.replaceAll(' ', '')}`}>{helpline}</a>.
      </p>
      <p>
        Je antwoorden worden meteen bewaard. Je kunt stoppen wanneer je wilt en later verdergaan, ook op een
        ander apparaat. Weet je een antwoord nog niet? Sla de vraag over: hij blijft dan open.
      </p>
      <p>
        Met het toetsenbord: kies een antwoord met de pijltjes of de spatiebalk, en druk op Enter om naar de
        volgende vraag te gaan.
      </p>
      <div className="bw-actions">
        <Button onClick={onClose}>Oke</Button>
      </div>
    </Dialog>
  )
}
