import './Footer.css'

import { pageConfig } from '#shared/federation/page-config.ts'

export function Footer() {
  const { websiteUrl, helpline } = pageConfig()
  return (
    <footer className="bw-footer">
      <p className="bw-footer-disclaimer">
        De nieuwe check gevaarlijke stoffen komt online in Q4 2025. Bij sommige onderdelen staat een
        disclaimer: lees die voordat je de uitkomst gebruikt.
      </p>
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
