import './Leaf.css'

const monthFormat = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' })

/** A day as a calendar leaf, beside the same day in words. `day`: yyyy-mm-dd. */
export const Leaf = ({ day }: { day: string }) => (
  <span className="bw-leaf" aria-hidden="true">
    <b>{Number(day.slice(8))}</b>
    {monthFormat.format(new Date(day)).replace('.', '')}
  </span>
)
