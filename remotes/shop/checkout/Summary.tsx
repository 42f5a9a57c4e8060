import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { type Line, named } from '../catalogue.ts'
import { ProductList } from '../ProductList.tsx'

/** What is about to be ordered, and what is not, because it cannot be any more. */
export function Summary({ lines }: { lines: Line[] }) {
  const [orderable, gone] = [false, true].map((isGone) => lines.filter((line) => line.isGone === isGone))
  return (
    <Card>
      <div className="bw-row">
        <h2>Je bestelling</h2>
        <a href="/winkelwagen">Wijzig je winkelwagen</a>
      </div>
      {gone!.length > 0 && (
        <Warning variant="warning" title={`Niet meer te bestellen: ${named(gone!)}.`}>
          Dit zit niet in je bestelling.
        </Warning>
      )}
      <ProductList label="Producten in je bestelling" lines={orderable!} />
      <p className="bw-soft">Alles is gratis, ook het bezorgen.</p>
    </Card>
  )
}
