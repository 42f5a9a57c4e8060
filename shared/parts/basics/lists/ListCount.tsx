import type { ListPage } from './load-list.ts'

type Props = {
  /** Absent until the first page is loaded. `isCountCapped`: there are more than `count`. */
  list: (ListPage<unknown> & { isCountCapped?: boolean }) | undefined
  /** In Dutch: `['bedrijf', 'bedrijven']`. */
  nouns: readonly [singular: string, plural: string]
}

const formatNumber = (number: number) => number.toLocaleString('nl-NL')

/** "Geen bedrijven", or "12 bedrijven gevonden, pagina 2 van 2". */
function countText(
  { query: { search, page }, count, isCountCapped, lastPage }: NonNullable<Props['list']>,
  nouns: Props['nouns'],
) {
  const number = `${isCountCapped ? 'Meer dan ' : ''}${count === 0 ? 'Geen' : formatNumber(count)}`
  const items = `${number} ${nouns[count === 1 ? 0 : 1]}`
  const position = lastPage > 1 ? `, pagina ${formatNumber(page)} van ${formatNumber(lastPage)}` : ''
  return `${items}${search && ' gevonden'}${position}`
}

export const ListCount = ({ list, nouns }: Props) => (
  // Hidden without items: the empty state below it says more.
  <p role="status" className={list?.count === 0 ? 'bw-visually-hidden' : 'bw-soft'}>
    {list && countText(list, nouns)}
  </p>
)
