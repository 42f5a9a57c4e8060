import './AdminList.css'

import type { ReactNode } from 'react'
import type { AdminUserPage } from '#shared/domain/admin/admin-lists.ts'
import { Magnifier } from '#shared/parts/basics/drawings/states.tsx'
import { ListCount } from '#shared/parts/basics/lists/ListCount.tsx'
import type { ListData, ListPage } from '#shared/parts/basics/lists/load-list.ts'
import { PagedList } from '#shared/parts/basics/lists/PagedList.tsx'
import { SearchField } from '#shared/parts/basics/lists/SearchField.tsx'
import { useList } from '#shared/parts/basics/lists/use-list.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton, SkeletonBlock } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { formatCounts } from './format-counts.ts'

/** Source: docs/product.md, section 9. */
export const PAGE_SIZE = 20

type AdminPage<T> = Omit<AdminUserPage, 'items'> & { items: T[] }
export type AdminListData<T> = ListData<T, AdminPage<T>>

type Props<T> = {
  data: AdminListData<T>
  title: string
  /** What the administrator did before the list was opened. */
  message?: string | undefined
  /** In Dutch: `['bedrijf', 'bedrijven']`. */
  nouns: readonly [singular: string, plural: string]
  searchLabel: string
  empty: string
  href: string
  children: (items: T[]) => ReactNode
}

export function AdminList<T>({ data, title, message, nouns, searchLabel, empty, href, children }: Props<T>) {
  const { list, isPending } = useList<T, AdminPage<T>>(data)
  const isSearched = data.query.search !== ''

  return (
    <>
      <div className="bw-toolbar">
        <PageHeading>
          {title} {list && formatCounts(list, list.query.search !== '')}
        </PageHeading>
        <SearchField label={searchLabel} query={data.query} />
      </div>
      {message && <Warning variant="success" title={message} />}
      {/* Only for screen readers: the title shows the same. */}
      <div className="bw-visually-hidden">
        <ListCount list={list} nouns={nouns} />
      </div>
      {!list && <ListSkeleton label={`${title} worden geladen...`} />}
      {list && (
        <PagedList list={list} isPending={isPending}>
          {list.count === 0 ? (
            <EmptyState
              title={empty}
              drawing={<Magnifier />}
              action={
                isSearched && (
                  <ButtonLink variant="secondary" href={href}>
                    Toon alle {nouns[1]}
                  </ButtonLink>
                )
              }
            />
          ) : (
            <Card>{children(list.items)}</Card>
          )}
          <MoreThanShown list={list} />
        </PagedList>
      )}
    </>
  )
}

/** On the last page of a list that is longer than its pages: how to find the rest. */
const MoreThanShown = ({
  list: { isCountCapped, query, lastPage },
}: {
  list: ListPage<unknown, AdminPage<unknown>>
}) =>
  isCountCapped && query.page === lastPage ? (
    <p className="bw-soft">Er zijn er meer dan hier passen. Zoek om de rest te vinden.</p>
  ) : null

const ListSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    <Card>
      <div className="bw-skeletons">
        {[...Array(PAGE_SIZE).keys()].map((index) => (
          <SkeletonBlock key={index} />
        ))}
      </div>
    </Card>
  </Skeleton>
)
