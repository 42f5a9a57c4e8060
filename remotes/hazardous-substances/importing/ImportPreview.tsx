import type { ReadSubstance } from '#shared/domain/substances/substance-list-reading.ts'
import { Warning } from '#shared/ui/Warning.tsx'

const MAX_SHOWN = 20

export function ImportProblems({ substances }: { substances: readonly ReadSubstance[] }) {
  const problems = substances.flatMap((substance) => substance.problems)
  if (problems.length === 0) return null
  const more = problems.length - MAX_SHOWN
  return (
    <Warning variant="warning" title="Niet alle rijen kloppen. Pas het bestand aan en kies het opnieuw.">
      <ul>
        {problems.slice(0, MAX_SHOWN).map(({ row, column, message }) => (
          <li key={`${row} ${column}`}>{`Rij ${row}, ${column}: ${message}`}</li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? 'En nog 1 fout.' : `En nog ${more} fouten.`}</p>}
    </Warning>
  )
}

export function ImportPreview({ substances }: { substances: readonly ReadSubstance[] }) {
  const inputs = substances.flatMap(({ input }) => input ?? [])
  if (inputs.length === 0) return null
  const more = inputs.length - MAX_SHOWN
  return (
    <div className="bw-card bw-substance-list-card">
      <table className="bw-substance-list-table">
        <caption className="bw-visually-hidden">Stoffen die je inleest</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Leverancier</th>
            <th scope="col">H-zinnen</th>
            <th scope="col">Taken</th>
            <th scope="col">Opslag</th>
          </tr>
        </thead>
        <tbody>
          {inputs
            .slice(0, MAX_SHOWN)
            .map(({ name, supplier, statements, statementState, uses, storagePlace }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="Leverancier">{supplier}</td>
                <td data-label="H-zinnen">{statementState === 'NONE' ? 'Geen' : statements.join(', ')}</td>
                <td data-label="Taken">{uses.map(({ task }) => task).join(', ')}</td>
                <td data-label="Opslag">{storagePlace}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {more > 0 && <p className="bw-soft">{more === 1 ? 'En nog 1 stof.' : `En nog ${more} stoffen.`}</p>}
    </div>
  )
}
