import './Breadcrumbs.css'

import { useBreadcrumbs } from './use-breadcrumbs.ts'

/** Renders nothing when they would only repeat the heading. */
export function Breadcrumbs() {
  const crumbs = useBreadcrumbs()
  if (crumbs.length < 2) return null
  return (
    <nav aria-label="Kruimelpad" className="bw-breadcrumbs">
      <ol>
        {crumbs.map(({ text, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <a href={href}>{text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
