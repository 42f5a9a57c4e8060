import { PageHeading } from '#shared/ui/PageHeading.tsx'

/** For who is logged in, but may not see the page. */
export function NoAccessPage() {
  return (
    <>
      <PageHeading>Geen toegang</PageHeading>
      <p>
        Je hebt geen rechten om deze pagina te bekijken. Vraag de eigenaar van het bedrijf om je toegang te
        geven.
      </p>
      <p>
        <a href="/">Naar het begin</a>
      </p>
    </>
  )
}
