import { formatDay } from '#shared/domain/basics/date.ts'
import { type Advice, safetyImprovedLabels } from '#shared/domain/improve/advice.ts'
import { DescriptionItem, DescriptionList } from '../parts/DescriptionList.tsx'
import { formatAuthor } from '../parts/format-author.ts'

export function AdviceContent({ advice }: { advice: Advice }) {
  const { safetyImproved, safetyImprovementAnswer, dateAppointment } = advice
  return (
    <DescriptionList>
      <DescriptionItem label="Constatering / aanleiding">{advice.reason}</DescriptionItem>
      <DescriptionItem label="Advies" emphasis="main">
        {advice.description}
      </DescriptionItem>
      {advice.necessaryMeasure && (
        <DescriptionItem label="Noodzakelijke maatregel" emphasis="must">
          {advice.necessaryMeasure}
        </DescriptionItem>
      )}
      <DescriptionItem label="Gemaakte afspraken">{advice.agreements}</DescriptionItem>
      <DescriptionItem label="Geschreven door">
        {formatAuthor(advice)}
        {dateAppointment && (
          <span className="bw-soft">
            {'\n'}Na het bezoek van {formatDay(dateAppointment)}
          </span>
        )}
      </DescriptionItem>
      {advice.archived && safetyImproved && (
        <DescriptionItem label="Veiliger geworden?">
          {safetyImprovedLabels[safetyImproved]}
          {safetyImprovementAnswer && `\n${safetyImprovementAnswer}`}
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
