import { deleteFunctionGroup } from '#shared/api/physical-strain.ts'
import { type FunctionGroup, statusSummaryText } from '#shared/domain/section-check.ts'
import { useConfirmedAction } from '#shared/parts/confirm/use-confirmed-action.ts'
import { focusHeading } from '#shared/parts/focus-heading.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { checkHref, resultsHref } from '../addresses.ts'
import { summarizeSection } from '../questions/section.ts'
import { forgetSection } from '../questions/store.ts'
import { useCheck } from '../questions/use-check.ts'
import { editGroupHref } from './addresses.ts'

/** A function group: how it stands, the way into it, and what can be done with it. */
export function FunctionGroupItem({ group }: { group: FunctionGroup }) {
  const known = useCheck()
  const { companyId } = known.check
  const { id, name } = group
  const standing = summarizeSection(known, group)
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert de functiegroep ${name}, met alle antwoorden en resultaten, voorgoed.`,
    run: async () => {
      await deleteFunctionGroup(companyId, id)
      forgetSection(companyId, id)
      focusHeading()
    },
    fallback: 'Verwijderen van functiegroep is mislukt.',
  })

  return (
    <li>
      <div>
        <h2>{name}</h2>
        <StatusPill color={standing.status}>{statusSummaryText(standing)}</StatusPill>
      </div>
      <SectionLink companyId={companyId} group={{ ...group, ...standing }} />
      <div className="bw-actions">
        <ButtonLink variant="quiet" href={editGroupHref(companyId, { id })} aria-label={`Hernoem ${name}`}>
          Hernoem
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={editGroupHref(companyId, { kopie: id })}
          aria-label={`Kopieer ${name}`}
        >
          Kopieer
        </ButtonLink>
        <Button variant="quiet" aria-label={`Verwijder ${name}`} isPending={isPending} onClick={start}>
          Verwijder
        </Button>
      </div>
      {dialog}
    </li>
  )
}

/** Begins, goes on, or shows what came out. */
function SectionLink({ companyId, group }: { companyId: number; group: FunctionGroup }) {
  const { id, name, status, isStarted } = group
  if (status !== 'GREY')
    return (
      <ButtonLink
        variant="secondary"
        href={resultsHref(companyId, id)}
        aria-label={`Bekijk resultaten: ${name}`}
      >
        Bekijk resultaten
      </ButtonLink>
    )
  const label = isStarted ? 'Ga verder' : 'Begin'
  return (
    <ButtonLink
      href={checkHref(companyId, { functionGroupId: id, resume: true })}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ButtonLink>
  )
}
