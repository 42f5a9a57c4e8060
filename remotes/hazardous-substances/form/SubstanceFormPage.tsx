import { getSubstance } from '#shared/api/substances/substances.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { substanceListOf } from '../hrefs.ts'
import { SubstanceForm } from './SubstanceForm.tsx'

/** `substance`: undefined for a new one. `name`: for the breadcrumbs. */
type Data = { substance: Substance | undefined; name: string }

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Data> {
  const id = new URL(request.url).searchParams.get('id')
  if (id === null) return { substance: undefined, name: 'Stof toevoegen' }
  if (!/^\d{1,9}$/.test(id)) throw new Response(null, { status: 404 })
  const call = getSubstance(substanceListOf(Number(params.companyId)), Number(id))
  const substance = await withLoadError(call, 'De stof kon niet worden geladen.')
  return { substance, name: `${substance.name} aanpassen` }
}

function SubstanceFormPage() {
  const { substance, name } = useLoaderData<Data>()
  const { id } = useCompany()
  return (
    <div className="bw-stack">
      <PageHeader title={name} step="Inventariseer">
        <p className="bw-soft">
          Pak het veiligheidsinformatieblad erbij. Wat je nog niet weet, vul je later in. Vul nooit namen van
          medewerkers in.
        </p>
      </PageHeader>
      <SubstanceForm key={substance?.id ?? 'new'} substance={substance} companyId={id} />
    </div>
  )
}

export { SubstanceFormPage as Component }
