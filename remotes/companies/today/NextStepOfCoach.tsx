import '#shared/parts/basics/clamp.css'

import type { ReactNode } from 'react'
import { formatDay } from '#shared/domain/basics/date.ts'
import type { Appointment, Attention, CoachNextStep, NewRating } from '#shared/domain/overview/coach-day.ts'
import { Calendar, Conversation, Finished, Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { formatStars } from '#shared/parts/improve/Stars.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { comingDay, lastContactText, pastDay, wordsFor } from './texts.ts'

const reportHref = ({ companyId, visitReportId }: { companyId: number; visitReportId: number }) =>
  `/bedrijven/${companyId}/bezoekverslagen/${visitReportId}`

const Actions = ({ children }: { children: ReactNode }) => <div className="bw-actions">{children}</div>

const ReadRating = ({ rating }: { rating: NewRating }) => (
  <NextStep
    title={`${rating.companyName} gaf je bezoek ${formatStars(rating.rating)}`}
    drawing={<Conversation />}
  >
    {rating.comment && <p className="bw-clamp bw-measure">“{rating.comment}”</p>}
    <p className="bw-soft">Bezoek van {formatDay(rating.dateAppointment)}. Lees wat er beter kan.</p>
    <Actions>
      <ButtonLink href={reportHref(rating)}>Lees de beoordeling</ButtonLink>
    </Actions>
  </NextStep>
)

type AppointmentProps = { appointment: Appointment; day: string }

const PrepareVisit = ({ appointment, day }: AppointmentProps) => (
  <NextStep
    title={`${comingDay(appointment.day, day)} bezoek je ${appointment.companyName}`}
    drawing={<Calendar />}
    description="Kijk wat er sinds je vorige bezoek is gedaan, en wat nog open staat."
  >
    <Actions>
      <ButtonLink href={`/bedrijven/${appointment.companyId}/checks`}>Bereid het bezoek voor</ButtonLink>
      <a href={reportHref(appointment)}>Lees je vorige verslag</a>
    </Actions>
  </NextStep>
)

const WriteReport = ({ appointment, day }: AppointmentProps) => (
  <NextStep
    title={`Je had ${pastDay(appointment.day, day)} een afspraak bij ${appointment.companyName}. Schrijf het verslag.`}
    drawing={<Calendar />}
    description="Nu weet je het nog. Ging de afspraak niet door? Pas dan de datum aan in je vorige verslag."
  >
    <Actions>
      <ButtonLink href={`/bedrijven/${appointment.companyId}/bezoekverslagen/nieuw`}>
        Schrijf het verslag
      </ButtonLink>
      <a href={`${reportHref(appointment)}/aanpassen`}>Pas de datum aan</a>
    </Actions>
  </NextStep>
)

function HelpCompany({ attention }: { attention: Attention }) {
  const { title, text, action } = wordsFor(attention)
  return (
    <NextStep title={title} description={`${text} ${lastContactText(attention)}`} drawing={<Workshop />}>
      <Actions>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <a href={`/bedrijven/${attention.companyId}/checks`}>Bekijk het bedrijf</a>
      </Actions>
    </NextStep>
  )
}

/** `day`: today, yyyy-mm-dd. */
export function NextStepOfCoach({ step, day }: { step: CoachNextStep; day: string }) {
  switch (step.kind) {
    case 'READ_RATING':
      return <ReadRating rating={step.rating} />
    case 'PREPARE_VISIT':
      return <PrepareVisit appointment={step.appointment} day={day} />
    case 'WRITE_REPORT':
      return <WriteReport appointment={step.appointment} day={day} />
    case 'HELP_COMPANY':
      return <HelpCompany attention={step.attention} />
    case 'NONE':
      return (
        <NextStep
          title="Niets dringends"
          description="Geen enkel bedrijf vraagt nu je aandacht."
          drawing={<Finished />}
        >
          <Actions>
            <ButtonLink variant="secondary" href="/bedrijven">
              Bekijk je bedrijven
            </ButtonLink>
          </Actions>
        </NextStep>
      )
  }
}
