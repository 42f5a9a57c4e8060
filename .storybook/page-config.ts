import type { PageConfig } from '#shared/domain/website/page-config.ts'

const config: PageConfig = {
  remotes: {},
  websiteUrl: '/website/',
  productName: 'Beterwerk',
  helpline: '030 123 45 67',
  cookieDomain: null,
  sentryDsn: null,
}

/** Puts into the document what the server says there about an installation. */
export function configurePage(): void {
  const script = document.createElement('script')
  Object.assign(script, { id: 'config', type: 'application/json', textContent: JSON.stringify(config) })
  document.head.append(script)
}
