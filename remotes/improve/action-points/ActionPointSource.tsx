import { checkLabels } from '#shared/domain/basics/check.ts'
import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { useCompany } from '#shared/federation/company.ts'
import { DescriptionItem } from '../parts/DescriptionList.tsx'

/** The advice or the answer that the action point was made from. Renders nothing when there is neither. */
export function ActionPointSource({
  actionPoint: { companyId, adviceId, origin },
}: {
  actionPoint: ActionPoint
}) {
  const { checks } = useCompany()
  if (adviceId)
    return (
      <DescriptionItem label="Uit een advies">
        <a href={`/bedrijven/${companyId}/adviezen/${adviceId}`}>Bekijk het advies</a>
      </DescriptionItem>
    )
  if (!origin) return null

  const { check, section, scriptKey } = origin
  const name = [checkLabels[check], section?.name].filter(Boolean).join(', ')
  // An invitee may not see this check.
  const entry = checks.find((entry) => entry.check === check && entry.checkEnvironment === 'MIJN_OMGEVING')
  const query = new URLSearchParams({ scriptKey, ...(section && { functionGroupId: String(section.id) }) })
  return (
    <DescriptionItem label="Uit een risico">
      {name}
      {entry && (
        <>
          {'\n'}
          <a href={`${entry.checkUrl}/${section?.id ?? scriptKey}/antwoorden?${query}`}>
            Bekijk het antwoord
          </a>
        </>
      )}
    </DescriptionItem>
  )
}
