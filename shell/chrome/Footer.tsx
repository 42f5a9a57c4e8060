import './Footer.css'

import { pageConfig } from '#shared/federation/page-config.ts'

/** The ways out, under every page. */
export function Footer() {
  const { websiteUrl, helpline } = pageConfig()
  return (
    <footer className="bw-footer">
      <p>
        Hulp nodig? Bel <a href={`tel:${helpline.replaceAll(' ', '')}`}>{helpline}</a>
      </p>
      <ul>
        <li>
          <a href={`${websiteUrl}voorwaarden.html`}>Gebruikersvoorwaarden</a>
        </li>
        <li>
          <a href={`${websiteUrl}privacy.html`}>Privacy</a>
        </li>
      </ul>
    </footer>
  )
}
