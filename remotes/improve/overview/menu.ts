import type { ImprovementSummary } from '#shared/domain/improve/improvement.ts'

/** `status`: how much there is to do, or what else there is. */
type MenuItem = { path: string; label: string; description: string; status: string }

/** "Geen open adviezen", "1 open advies", "3 open adviezen". */
const countText = (count: number, [one, many]: readonly [string, string]) =>
  count === 0 ? `Geen ${many}` : `${count} ${count === 1 ? one : many}`

export function menuOf(summary: ImprovementSummary): MenuItem[] {
  const { advices, openActionPoints, lateActionPoints, companyRecords, visitReports } = summary
  const late = lateActionPoints > 0 ? `, ${lateActionPoints} te laat` : ''
  return [
    {
      path: 'plan-van-aanpak',
      label: 'Plan van Aanpak',
      description: 'Alle risico’s, adviezen en actiepunten bij elkaar, het meest dringende bovenaan.',
      status: 'Ook als pdf, Excel en Word',
    },
    {
      path: 'adviezen',
      label: 'Adviezen',
      description: 'Wat er beter kan volgens de verbetercoach en anderen.',
      status: countText(advices, ['open advies', 'open adviezen']),
    },
    {
      path: 'actiepunten',
      label: 'Actiepunten',
      description: 'Wie doet wat, en wanneer is het klaar.',
      status: countText(openActionPoints, ['open actiepunt', 'open actiepunten']) + late,
    },
    ...(companyRecords === null
      ? []
      : [
          {
            path: 'bedrijfsdossier',
            label: 'Bedrijfsdossier',
            description: 'Keuringen, veiligheidsbladen, foto’s en certificaten.',
            status: countText(companyRecords, ['item', 'items']),
          },
        ]),
    ...(visitReports === null
      ? []
      : [
          {
            path: 'bezoekverslagen',
            label: 'Bezoekverslagen',
            description: 'Wat de verbetercoach zag en besprak, en wat jullie daarvan vonden.',
            status: countText(visitReports, ['bezoekverslag', 'bezoekverslagen']),
          },
        ]),
  ]
}
