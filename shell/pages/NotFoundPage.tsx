import { PageHeading } from '#shared/ui/PageHeading.tsx'

/** For addresses that lead to nothing. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading>Niet gevonden</PageHeading>
      <p>Deze pagina bestaat niet. Misschien staat er een fout in het adres, of is de pagina verhuisd.</p>
      <p>
        <a href="/">Naar het begin</a>
      </p>
    </>
  )
}
