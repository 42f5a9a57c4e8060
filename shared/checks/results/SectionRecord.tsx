import type { SectionResult } from '#shared/domain/checks/section-check.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useDefinition } from '../check-context.ts'
import { SectionPhoto } from '../photo/SectionPhoto.tsx'
import { useRights } from '../use-rights.ts'

export function SectionRecord({ section }: { section: SectionResult }) {
  const { isThing } = useDefinition()
  const { mayAddFiles } = useRights()
  const reload = useReload()
  const { fields, photoId, archivedAt } = section
  const mayChange = mayAddFiles && archivedAt === null
  const hasPhoto = isThing && (mayChange || photoId !== null)
  if (!hasPhoto && fields.length === 0) return null

  return (
    <div className="bw-card bw-results-record">
      {hasPhoto && <SectionPhoto section={section} mayChange={mayChange} onChanged={reload} />}
      {fields.length > 0 && (
        <dl className="bw-results-facts">
          {fields.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
