import './Steps.css'

// Source: docs/product.md, section 1.
const steps = ['Kies', 'Inventariseer', 'Check', 'Signaleer', 'Verbeter'] as const

export type Step = (typeof steps)[number]

export function Steps({ current }: { current: Step }) {
  const currentIndex = steps.indexOf(current)

  return (
    <div className="bw-steps">
      <ol aria-label="Stappen">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === currentIndex ? 'step' : undefined}
            data-done={index < currentIndex || undefined}
          >
            <span className="bw-steps-name">{step}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        Stap {currentIndex + 1} van {steps.length}: <strong>{current}</strong>
      </p>
    </div>
  )
}
