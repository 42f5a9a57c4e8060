import { archiveAdvice } from '#shared/api/improve/advices.ts'
import type { Advice } from '#shared/domain/improve/advice.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  advice: Advice
  onEdit: () => void
  onArchive: () => void
  onRestored: () => void
}

export function AdviceStatus({ advice, onEdit, onArchive, onRestored }: Props) {
  const reload = useReload()
  const { run, isPending, failure } = useAction('(De)-Archiveren van advies is mislukt.')

  const restore = () =>
    run(async () => {
      await archiveAdvice(advice.companyId, advice.id)
      await reload()
      onRestored()
    })

  return (
    <Card isScreenOnly>
      <h2>{advice.archived ? 'Dit advies is gearchiveerd' : 'Is dit advies afgehandeld?'}</h2>
      <p className="bw-soft">
        {advice.archived
          ? 'Moet er toch nog iets gebeuren? Zet het advies dan terug in de lijst.'
          : 'Archiveer het dan. Je vertelt kort of het heeft geholpen. Terugzetten kan altijd.'}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail && <p>{failure.detail}</p>}</Warning>}
      <div className="bw-actions">
        {advice.archived ? (
          <Button variant="secondary" isPending={isPending} onClick={restore}>
            Terugzetten
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onArchive}>
              Archiveren
            </Button>
            <Button variant="quiet" onClick={onEdit}>
              Aanpassen
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
