import { deleteFunctionGroup } from '#shared/api/physical-strain.ts'
import { type FunctionGroup, statusSummaryText } from '#shared/domain/section-check.ts'
import { useConfirmedAction } from '#shared/parts/confirm/use-confirmed-action.ts'
import { focusHeading } from '#shared/parts/focus-heading.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { editFunctionGroupHref, resultsHref, resumeSectionHref } from '../hrefs.ts'
import { summarizeSection } from '../questions/section.ts'
import { removeSection } from '../questions/store.ts'
import { useCheck } from '../questions/use-check.ts'
import { FunctionGroupDrawing } from './FunctionGroupDrawing.tsx'

/** A function group in the list: its status, a link to its questions or results, and buttons to change it. */
export function FunctionGroupItem({ group }: { group: FunctionGroup }) {
  const state = useCheck()
  const { companyId } = state.check
  const { id, name } = group
  const summary = summarizeSection(state, group)
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert de functiegroep ${name}, met alle antwoorden en resultaten, voorgoed.`,
    isDestructive: true,
    run: async () => {
      await deleteFunctionGroup(companyId, id)
      removeSection(companyId, id)
      focusHeading()
    },
    fallback: 'Verwijderen van functiegroep is mislukt.',
  })

  return (
    <li>
      <FunctionGroupDrawing name={name} />
      <div>
        <h2>{name}</h2>
        <StatusPill color={summary.status}>{statusSummaryText(summary)}</StatusPill>
      </div>
      <SectionLink companyId={companyId} group={{ ...group, ...summary }} />
      <div className="bw-actions">
        <ButtonLink
          variant="quiet"
          href={editFunctionGroupHref(companyId, { id })}
          aria-label={`Hernoem ${name}`}
        >
          Hernoem
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={editFunctionGroupHref(companyId, { kopie: id })}
          aria-label={`Kopieer ${name}`}
        >
          Kopieer
        </ButtonLink>
        <Button
          variant="quiet"
          isDestructive
          aria-label={`Verwijder ${name}`}
          isPending={isPending}
          onClick={start}
        >
          Verwijder
        </Button>
      </div>
      {dialog}
    </li>
  )
}

/** A link to start or resume a function group, or to its results. */
function SectionLink({ companyId, group }: { companyId: number; group: FunctionGroup }) {
  const { id, name, status, isStarted } = group
  const isDone = status !== 'GREY'
  const label = isDone ? 'Bekijk resultaten' : isStarted ? 'Ga verder' : 'Begin'
  return (
    <ButtonLink
      variant="secondary"
      href={isDone ? resultsHref(companyId, id) : resumeSectionHref(companyId, id)}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ButtonLink>
  )
}
