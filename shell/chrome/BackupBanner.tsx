import './BackupBanner.css'

import { useState } from 'react'

import { closeBackupNotification } from '#shared/session/store.ts'

/** Says that the platform will be replaced and what to do before that. Closed, it stays closed, also without cookies. */
export function BackupBanner() {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null

  function close() {
    setClosed(true)
    void closeBackupNotification()
    // The button is gone; whoever pressed it goes on reading where the page begins.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }

  return (
    <section className="bw-banner" aria-label="Mededeling">
      <p>
        <strong>Let op:</strong> dit platform wordt volgend jaar vervangen door een nieuwe versie. Download nu
        je checks en je register gevaarlijke stoffen.
      </p>
      <button type="button" onClick={close}>
        Sluiten <span className="bw-visually-hidden">van deze mededeling</span>
      </button>
    </section>
  )
}
