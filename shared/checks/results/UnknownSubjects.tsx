import type { ScriptResult, SectionResult } from '#shared/domain/checks/section-check.ts'
import { useCheckRef } from '../check-context.ts'
import { checkHref } from '../hrefs.ts'
import { useRights } from '../use-rights.ts'

type Props = {
  text: string
  section: Pick<SectionResult, 'id' | 'name' | 'archivedAt'>
  script: Pick<ScriptResult, 'scriptKey' | 'canResume'>
}

/** The link leads to the question that decides whether they occur. `script`: one of the subjects. */
export function UnknownSubjects({ text, section, script: { scriptKey, canResume } }: Props) {
  const check = useCheckRef()
  const { mayWrite } = useRights()

  return (
    <p className="bw-soft bw-measure">
      {text}{' '}
      {canResume && mayWrite && !section.archivedAt && (
        <a href={checkHref(check, { scriptKey, sectionId: section.id })}>
          Geef aan welk werk voorkomt bij {section.name}
        </a>
      )}
    </p>
  )
}
