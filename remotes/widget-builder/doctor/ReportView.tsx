import type { FetchedPage } from '#shared/domain/website/website-page.ts'
import { problems } from '#shared/embed/problems.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { widgets } from '../builder/choice.ts'
import type { Report } from './examine.ts'

type Props = { page: FetchedPage; report?: Report }

const failures: Record<Exclude<FetchedPage['outcome'], 'FETCHED'>, { title: string; detail: string }> = {
  UNKNOWN_WEBSITE: {
    title: problems['website-onbekend'].title,
    detail: problems['website-onbekend'].fix,
  },
  UNREACHABLE: {
    title: 'De pagina antwoordt niet.',
    detail:
      'Controleer het adres. Is de website alleen van binnen je netwerk te bereiken, dan lukt het niet.',
  },
  NO_PAGE: {
    title: 'Op dit adres staat geen webpagina.',
    detail: 'Neem het adres over zoals het in de browser staat.',
  },
}

export function ReportView({ page, report }: Props) {
  const { outcome, address, status } = page
  if (outcome !== 'FETCHED' || !report)
    return (
      <Warning title={failures[outcome === 'FETCHED' ? 'UNREACHABLE' : outcome].title}>
        <p>{address}</p>
        <p>{failures[outcome === 'FETCHED' ? 'UNREACHABLE' : outcome].detail}</p>
      </Warning>
    )
  return (
    <div className="bw-stack">
      {status !== 200 && (
        <Warning variant="warning" title={`De pagina geeft status ${status}.`}>
          {address}
        </Warning>
      )}
      {report.findings.length === 0 && report.widgets.length > 0 && (
        <Warning variant="success" title="Alles klopt.">
          Het script, de domeinen, de policy en de links passen bij elkaar.
        </Warning>
      )}
      <h3>
        {report.widgets.length === 0 ? 'Er staan geen widgets op deze pagina' : 'Widgets op deze pagina'}
      </h3>
      {report.widgets.length > 0 ? (
        <ul>
          {report.widgets.map(({ name, text, count }) => (
            <li key={`${name} ${text}`}>
              <b>{widgets[name].label}</b>
              {text && `: ${text}`}
              {count > 1 && ` (${count} keer)`}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Had je er wel een verwacht? Kijk in je editor naar het adres van de link: het is precies dat van
          hierboven. Links die pas in de browser ontstaan, ziet deze controle niet.
        </p>
      )}
      {report.findings.length > 0 && (
        <>
          <h3>Wat er nog niet klopt</h3>
          <ul className="bw-findings">
            {report.findings.map(({ problem, about }) => (
              <li key={`${problem} ${about}`}>
                <b>{problems[problem].title}</b>
                {about && <code>{about}</code>}
                <p>{problems[problem].fix}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
