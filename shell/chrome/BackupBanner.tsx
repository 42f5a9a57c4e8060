import './BackupBanner.css'

import { useState } from 'react'

import { closeBackupNotification } from '#shared/session/store.ts'

/** Stays closed once it was closed, even when the cookie cannot be stored. */
export function BackupBanner() {
  const [isClosed, setClosed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (isClosed) return null

  function close() {
    setClosed(true)
    void closeBackupNotification()
    // The focused button disappears; a keyboard user continues at the page's heading.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }

  return (
    <section className="bw-banner" aria-label="Mededeling">
      <p data-open={isOpen}>
        <strong>Let op:</strong> download nu je checks en je register gevaarlijke stoffen. Dit platform wordt
        volgend jaar vervangen door een nieuwe versie.
      </p>
      {/* On a phone, where one line of the text is shown. */}
      <button
        type="button"
        className="bw-banner-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Minder' : 'Meer'} <span className="bw-visually-hidden">van deze mededeling</span>
      </button>
      <button type="button" onClick={close}>
        Sluiten <span className="bw-visually-hidden">van deze mededeling</span>
      </button>
    </section>
  )
}
