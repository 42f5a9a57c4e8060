import '../parts/LinkCard.css'

import type { ReactNode } from 'react'

import { getImprovementSummary } from '#shared/api/improve/improvement.ts'
import type { ImprovementSummary } from '#shared/domain/improve/improvement.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { Calendar, Clipboard, Conversation, Finished, Folder } from '#shared/parts/basics/drawings/states.tsx'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { menuOf } from './menu.ts'

export const loader = ({ params }: LoaderFunctionArgs) =>
  withLoadError(
    getImprovementSummary(Number(params.companyId)),
    'Overzicht van verbeteringen kon niet geladen worden',
  )

const drawings: Record<string, ReactNode> = {
  'plan-van-aanpak': <Finished />,
  adviezen: <Conversation />,
  actiepunten: <Clipboard />,
  bedrijfsdossier: <Folder />,
  bezoekverslagen: <Calendar />,
}

function OverviewPage() {
  const summary = useLoaderData<ImprovementSummary>()
  const { id, name } = useCompany()

  return (
    <>
      <PageHeader step="Verbeter" title="Verbeter">
        <p className="bw-soft bw-measure">
          Je weet nu waar het bij {name} beter kan. Hier spreek je af wie wat doet, en leg je vast wat er is
          gedaan.
        </p>
      </PageHeader>
      <ul role="list" className="bw-grid" aria-label="Onderdelen">
        {menuOf(summary).map(({ path, label, description, status }) => (
          <li key={path}>
            <article className="bw-link-card">
              {drawings[path]}
              <h2>
                <a href={`/bedrijven/${id}/${path}`}>{label}</a>
              </h2>
              <p className="bw-soft">{description}</p>
              <p>
                <strong>{status}</strong>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}

export { OverviewPage as Component }
