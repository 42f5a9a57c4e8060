import './Steps.css'

// Source: specification, section 1.
const steps = ['Kies', 'Inventariseer', 'Check', 'Signaleer', 'Verbeter'] as const

/** One of the five steps in which a company gets safer. */
type Step = (typeof steps)[number]

/** How far one is: the step one is at, those behind it and those to come. */
export function Steps({ current }: { current: Step }) {
  const at = steps.indexOf(current)

  return (
    <div className="bw-steps">
      <ol aria-label="Stappen">
        {steps.map((step, index) => (
          <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            <span className="bw-steps-name">{step}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        Stap {at + 1} van {steps.length}: <strong>{current}</strong>
      </p>
    </div>
  )
}
