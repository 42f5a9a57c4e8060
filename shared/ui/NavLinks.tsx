import './NavLinks.css'

type Props = {
  links: {
    href: string
    label: string
    /** 'page': one is there. 'true': on a page below it. */
    current?: 'page' | 'true'
  }[]
}

/** Links under each other, beside a page; yellow marks where one is. For in a `<nav>` with a name. */
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
