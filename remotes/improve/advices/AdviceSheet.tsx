import { type Advice, safetyImprovedLabels } from '#shared/domain/advice.ts'
import { formatDay } from '#shared/domain/date.ts'
import { formatAuthor } from '../parts/format-author.ts'
import { Sheet, SheetEntry } from '../parts/Sheet.tsx'

/** All texts of an advice. */
export function AdviceSheet({ advice }: { advice: Advice }) {
  const { safetyImproved, safetyImprovementAnswer, dateAppointment } = advice
  return (
    <Sheet>
      <SheetEntry label="Constatering / aanleiding">{advice.reason}</SheetEntry>
      <SheetEntry label="Advies" emphasis="main">
        {advice.description}
      </SheetEntry>
      {advice.necessaryMeasure && (
        <SheetEntry label="Noodzakelijke maatregel" emphasis="must">
          {advice.necessaryMeasure}
        </SheetEntry>
      )}
      <SheetEntry label="Gemaakte afspraken">{advice.agreements}</SheetEntry>
      <SheetEntry label="Geschreven door">
        {formatAuthor(advice)}
        {dateAppointment && (
          <span className="bw-soft">
            {'\n'}Na het bezoek van {formatDay(dateAppointment)}
          </span>
        )}
      </SheetEntry>
      {advice.archived && safetyImproved && (
        <SheetEntry label="Veiliger geworden?">
          {safetyImprovedLabels[safetyImproved]}
          {safetyImprovementAnswer && `\n${safetyImprovementAnswer}`}
        </SheetEntry>
      )}
    </Sheet>
  )
}
