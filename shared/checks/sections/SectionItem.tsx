import { archiveSection, deleteSection } from '#shared/api/checks/section-checks.ts'
import { photoAddresses } from '#shared/api/checks/section-photos.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { type Section, statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { fieldsOf, identifyingWords } from '#shared/domain/checks/section-fields.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { SectionDrawing } from '#shared/parts/basics/drawings/SectionDrawing.tsx'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useDefinition } from '../check-context.ts'
import { editSectionHref, resultsHref, resumeSectionHref } from '../hrefs.ts'
import { summarizeSection } from '../questions/section.ts'
import { refreshCheck, removeSection } from '../questions/stored-answers.ts'
import { useCheck } from '../questions/use-check.ts'

export function SectionItem({ section }: { section: Section }) {
  const state = useCheck()
  const { check } = state
  const { one, deleteFailed } = useDefinition()
  const { id, name, photoId } = section
  const fields = fieldsOf(check.questionnaire)
  const facts = identifyingWords(fields, section.fields)
  const change = fields.length > 0 ? 'Wijzig' : 'Hernoem'
  const summary = summarizeSection(state, section)
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert de ${one} ${name}, met alle antwoorden en resultaten, voorgoed.`,
    isDestructive: true,
    run: async () => {
      await deleteSection(check, id)
      removeSection(check, id)
      focusHeading()
    },
    fallback: deleteFailed,
  })

  const archiving = useConfirmedAction({
    message: `De ${one} ${name} telt dan nergens meer mee: niet in de uitkomst, niet in het plan en niet bij de open vragen. Antwoorden en actiepunten blijven bewaard. Je kunt de ${one} later terugzetten.`,
    run: async () => {
      await archiveSection(check, id)
      await refreshCheck(check)
      focusHeading()
    },
    fallback: 'Dit is niet gelukt.',
  })

  return (
    <li>
      {photoId === null ? (
        <SectionDrawing name={name} check={check.check} />
      ) : (
        <img src={photoAddresses(check, id, photoId).thumbnail} alt="" loading="lazy" />
      )}
      <div>
        <h2>{name}</h2>
        {facts && <p className="bw-soft">{facts}</p>}
        <StatusPill color={summary.status}>{statusSummaryText(summary)}</StatusPill>
      </div>
      <SectionLink check={check} section={{ ...section, ...summary }} />
      <div className="bw-actions">
        <ButtonLink variant="quiet" href={editSectionHref(check, { id })} aria-label={`${change} ${name}`}>
          {change}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={editSectionHref(check, { kopie: id })}
          aria-label={`Kopieer ${name}`}
        >
          Kopieer
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={`Niet meer in gebruik: ${name}`}
          isPending={archiving.isPending}
          onClick={archiving.start}
        >
          Niet meer in gebruik
        </Button>
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
      {archiving.dialog}
    </li>
  )
}

function SectionLink({ check, section }: { check: CheckRef; section: Section }) {
  const { id, name, status, isStarted } = section
  const isDone = status !== 'GREY'
  const label = isDone ? 'Bekijk resultaten' : isStarted ? 'Ga verder' : 'Begin'
  return (
    <ButtonLink
      variant="secondary"
      href={isDone ? resultsHref(check, id) : resumeSectionHref(check, id)}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ButtonLink>
  )
}
