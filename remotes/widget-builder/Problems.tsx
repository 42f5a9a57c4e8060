import { problems } from '#shared/embed/problems.ts'

/** Every problem that a console or the check names, each with an address of its own. */
export const Problems = () => (
  <dl className="bw-problems">
    {Object.entries(problems).map(([name, { title, fix }]) => (
      <div key={name} id={name}>
        <dt>{title}</dt>
        <dd>{fix}</dd>
      </div>
    ))}
  </dl>
)
