import '#shared/parts/basics/lists/SearchField.css'
import './FindCompany.css'

import { type FormEvent, useId } from 'react'

import { useNavigate } from '#shared/federation/router.ts'
import { listHref, MAX_SEARCH_LENGTH } from '#shared/parts/basics/lists/list-query.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'

export function FindCompany() {
  const id = useId()
  const navigate = useNavigate()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = new FormData(event.currentTarget).get('zoek') as string
    void navigate(listHref('/bedrijven', { search: search.trim(), page: 1, filters: {} }))
  }

  return (
    <search className="bw-find-company">
      <form action="/bedrijven" onSubmit={find}>
        <div className="bw-search">
          <label className="bw-field-label" htmlFor={id}>
            Zoek een bedrijf
          </label>
          <input
            id={id}
            type="search"
            name="zoek"
            className="bw-input"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
          />
          <Icon shape="search" />
        </div>
        <Button type="submit" variant="secondary">
          Zoek
        </Button>
      </form>
    </search>
  )
}
