import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { type OrderLine, titlesOf } from '../catalogue.ts'
import { ProductList } from '../ProductList.tsx'

type Props = { lines: OrderLine[]; isLoading: boolean }

/** Warns about products that can no longer be ordered. `isLoading`: their names are not known yet. */
export function Summary({ lines, isLoading }: Props) {
  const available = lines.filter(({ isUnavailable }) => !isUnavailable)
  const unavailable = lines.filter(({ isUnavailable }) => isUnavailable)
  return (
    <Card>
      <div className="bw-row">
        <h2>Je bestelling</h2>
        <a href="/winkelwagen">Wijzig je winkelwagen</a>
      </div>
      {unavailable.length > 0 && (
        <Warning variant="warning" title={`Niet meer te bestellen: ${titlesOf(unavailable)}.`}>
          Dit zit niet in je bestelling.
        </Warning>
      )}
      {isLoading ? (
        <Skeleton label="Producten worden geladen..." />
      ) : (
        <ProductList label="Producten in je bestelling" lines={available} />
      )}
      <p className="bw-soft">Alles is gratis, ook het bezorgen.</p>
    </Card>
  )
}
