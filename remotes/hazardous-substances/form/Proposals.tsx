import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import { Button } from '#shared/ui/Button.tsx'
import { acceptProposal, isReplacedBy, placeText, proposalLabels, proposalText } from './proposals.ts'

/** Each proposal with its place in the sheet. Rendered inside the form that accepted proposals fill. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  const [accepted, setAccepted] = useState<ReadonlySet<Proposal>>(new Set())

  /** The focus moves to what replaces the button. */
  function accept(button: HTMLButtonElement, proposal: Proposal) {
    const { form, parentElement: item } = button
    if (!form) return
    acceptProposal(form, proposal)
    flushSync(() =>
      setAccepted(new Set([...[...accepted].filter((other) => !isReplacedBy(other, proposal)), proposal])),
    )
    item?.querySelector<HTMLElement>('.bw-proposal-done')?.focus()
  }

  if (proposals.length === 0) return <p>Er zijn geen gegevens gevonden die je kunt overnemen.</p>
  return (
    <section className="bw-proposals" aria-label="Gevonden in het blad">
      <p>Controleer wat er staat. Alleen wat je overneemt, komt in het register.</p>
      <ul role="list">
        {proposals.map((proposal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index}>
            <p>
              <b>{proposalLabels[proposal.field]}:</b> {proposalText(proposal)}
              <span className="bw-soft">
                {placeText(proposal)}: <q>{proposal.place.text}</q>
              </span>
            </p>
            {accepted.has(proposal) ? (
              <span className="bw-proposal-done" tabIndex={-1}>
                Overgenomen
              </span>
            ) : (
              <Button
                variant="quiet"
                aria-label={`Neem over: ${proposalLabels[proposal.field]} ${proposalText(proposal)}`}
                onClick={({ currentTarget }) => accept(currentTarget, proposal)}
              >
                Neem over
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
