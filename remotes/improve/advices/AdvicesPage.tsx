import { listAdvicePage } from '#shared/api/improve/advices.ts'
import type { Advice } from '#shared/domain/improve/advice.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import { type ListData, loadList } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { useDialogInAddress } from '#shared/parts/basics/use-dialog-in-address.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { ARCHIVED, ArchivedFilter } from '../parts/ArchivedFilter.tsx'
import { ListSkeleton } from '../parts/ListSkeleton.tsx'
import { useRights } from '../parts/use-rights.ts'
import { AdviceCard } from './AdviceCard.tsx'
import { NoAdvices } from './NoAdvices.tsx'

/** Source: docs/product.md, section 9. */
const PAGE_SIZE = 10

const importDialog = () => import('./AddAdviceDialog.tsx').then(({ AddAdviceDialog }) => AddAdviceDialog)

export const loader = ({ request, params }: LoaderFunctionArgs): ListData<Advice> =>
  loadList(request, {
    size: PAGE_SIZE,
    filterNames: [ARCHIVED],
    message: 'Adviezen konden niet geladen worden',
    fetchPage: ({ page, size, filters }) =>
      listAdvicePage(Number(params.companyId), { page, size, archived: ARCHIVED in filters }),
  })

function AdvicesPage() {
  const data = useLoaderData<ListData<Advice>>()
  const { list, isPending } = useList(data)
  const { mayAdd } = useRights()
  const dialog = useDialogInAddress('nieuw', importDialog)

  return (
    <>
      <PageHeader
        step="Verbeter"
        title="Adviezen"
        actions={
          mayAdd && (
            <ButtonLink href={dialog.href}>
              <Icon shape="plus" />
              Advies toevoegen
            </ButtonLink>
          )
        }
      >
        <p className="bw-soft">
          Wat de verbetercoach en anderen je aanraden, en wat jullie hebben afgesproken.
        </p>
      </PageHeader>
      <ArchivedFilter query={data.query} list={list} label="Toon gearchiveerde adviezen" />
      {!list && <ListSkeleton label="Adviezen worden geladen..." />}
      {list && (
        <>
          <ListCount list={list} nouns={['advies', 'adviezen']} />
          <PagedList list={list} isPending={isPending}>
            {list.count === 0 ? (
              <NoAdvices hasArchived={list.total > 0} />
            ) : (
              <ul role="list" className="bw-stack" aria-label="Adviezen">
                {list.items.map((advice) => (
                  <li key={advice.id}>
                    <AdviceCard advice={advice} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </>
      )}
      {mayAdd && dialog.show({})}
    </>
  )
}

export { AdvicesPage as Component }
