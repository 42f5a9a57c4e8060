import { listMoveCandidates } from '#shared/api/admin/move-check.ts'
import type { MoveCandidate } from '#shared/domain/admin/move-check.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { usePromise } from '#shared/parts/basics/use-promise.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { parseMoveAddress } from './address.ts'
import { MoveCheckForm } from './MoveCheckForm.tsx'
import { SourceSearch, type SourceSearchData, searchSources } from './SourceSearch.tsx'

/** `from`: the company that the check is moved from. */
type ChosenData = { from: number; candidates: Promise<MoveCandidate[]> }
export type MoveCheckPageData = ChosenData | { search: SourceSearchData }

export function loader({ request }: LoaderFunctionArgs): MoveCheckPageData {
  const { from } = parseMoveAddress(new URL(request.url).searchParams)
  if (!from) return { search: searchSources(request) }
  return { from, candidates: withLoadError(listMoveCandidates(from), 'Bedrijven ophalen is niet gelukt') }
}

function ChosenSource({ from, candidates }: ChosenData) {
  const { value: companies } = usePromise(candidates)

  return (
    <Card>
      {companies ? (
        <MoveCheckForm from={from} companies={companies} />
      ) : (
        <Skeleton label="Bedrijven worden geladen..." lines={6} />
      )}
    </Card>
  )
}

function MoveCheckPage() {
  const data = useLoaderData<MoveCheckPageData>()

  return (
    <div className="bw-stack">
      <div className="bw-intro">
        <PageHeading>Verbetercheck verplaatsen</PageHeading>
        <p className="bw-soft">
          Kan alleen naar een bedrijf met dezelfde eigenaar. Alle antwoorden en resultaten gaan mee.
        </p>
      </div>
      {'search' in data ? (
        <SourceSearch {...data.search} />
      ) : (
        // The key resets the form when another company is chosen.
        <ChosenSource key={data.from} {...data} />
      )}
    </div>
  )
}

export { MoveCheckPage as Component }
