import { problems } from '#shared/embed/problems.ts'

/** Every problem that the console or the check of a page names, each with its own address. */
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
