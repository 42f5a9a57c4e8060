import './PagedList.css'

import type { ReactNode } from 'react'

import { useLocation } from '#shared/federation/router.ts'
import { listHref } from './list-query.ts'
import type { ListPage } from './load-list.ts'
import { Pagination } from './Pagination.tsx'

type Props = {
  list: ListPage<unknown>
  isPending: boolean
  children: ReactNode
}

export function PagedList({ list: { query, lastPage }, isPending, children }: Props) {
  const { pathname } = useLocation()

  return (
    <div className="bw-paged-list bw-stack" aria-busy={isPending}>
      {children}
      <Pagination
        page={query.page}
        last={lastPage}
        addressOf={(page) => listHref(pathname, { ...query, page })}
      />
    </div>
  )
}
