import './NavLinks.css'

type Props = {
  links: {
    href: string
    label: string
    /** 'page': the current page. 'true': the current page is below it. */
    current?: 'page' | 'true'
  }[]
}

/** Must be inside a `<nav>` with a name. */
export const NavLinks = ({ links }: Props) => (
  <ul role="list" className="bw-nav-links">
    {links.map(({ href, label, current }) => (
      <li key={href}>
        <a href={href} aria-current={current}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
