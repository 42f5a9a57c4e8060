import { ARCHIVE_LINK, type Disclaimer } from '#shared/domain/checks/questionnaire.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { useDefinition } from './check-context.ts'

export function Disclaimers({ disclaimers }: { disclaimers: readonly Disclaimer[] }) {
  const definition = useDefinition()
  const archiveUrl = useCompany().checks.find(({ check }) => check === definition.check)?.checkArchivedUrl
  if (disclaimers.length === 0) return null
  return (
    <Warning variant="info" title="Let op bij deze check">
      {disclaimers.map(({ text, archiveText }) => (
        <p key={text}>
          {text}
          {archiveText && archiveUrl && <ArchiveText text={archiveText} url={archiveUrl} />}
        </p>
      ))}
    </Warning>
  )
}

/** `text`: with `ARCHIVE_LINK` in the place of the link. */
function ArchiveText({ text, url }: { text: string; url: string }) {
  const [before, after] = text.split(ARCHIVE_LINK)
  return (
    <>
      {' '}
      {before}
      <a href={url}>bekijk je oude verbeterchecks</a>
      {after}
    </>
  )
}
