import { archiveSection, deleteSection, restoreSection } from '#shared/api/checks/section-checks.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { substanceListHref, substanceListOf } from '../hrefs.ts'

type Props = { substance: Pick<Substance, 'id' | 'name' | 'archivedAt'>; companyId: number }

export function SubstanceActions({ substance: { id, name, archivedAt }, companyId }: Props) {
  const check = substanceListOf(companyId)
  const reload = useReload()
  const navigate = useNavigate()
  const restoring = useAction('Terugzetten is niet gelukt.')
  const archiving = useConfirmedAction({
    message: `De stof ${name} telt dan nergens meer mee. Alle gegevens, antwoorden en actiepunten blijven bewaard. Je kunt de stof later terugzetten.`,
    run: async () => {
      await archiveSection(check, id)
      await reload()
      focusHeading()
    },
    fallback: 'Dit is niet gelukt.',
  })
  const deletion = useConfirmedAction({
    message: `Je verwijdert de stof ${name}, met alle gegevens en antwoorden, voorgoed. Bewaar gegevens over gevaarlijke stoffen 10 jaar: zet de stof liever op niet meer in gebruik.`,
    isDestructive: true,
    run: async () => {
      await deleteSection(check, id)
      await navigate(substanceListHref(companyId), { replace: true })
    },
    fallback: 'Verwijderen van de stof is mislukt.',
  })
  const restore = () =>
    restoring.run(async () => {
      await restoreSection(check, id)
      await reload()
      focusHeading()
    })

  return (
    <div className="bw-actions bw-screen-only">
      {archivedAt === null ? (
        <Button variant="quiet" isPending={archiving.isPending} onClick={archiving.start}>
          Niet meer in gebruik
        </Button>
      ) : (
        <Button variant="secondary" isPending={restoring.isPending} onClick={restore}>
          Zet terug in het register
        </Button>
      )}
      <Button variant="quiet" isDestructive isPending={deletion.isPending} onClick={deletion.start}>
        Verwijder deze stof
      </Button>
      {restoring.failure && <Warning title={restoring.failure.title}>{restoring.failure.detail}</Warning>}
      {archiving.dialog}
      {deletion.dialog}
    </div>
  )
}
