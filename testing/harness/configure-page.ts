import type { Pages } from '#shared/domain/website/page.ts'
import type { PageConfig } from '#shared/domain/website/page-config.ts'

/** The pages of each remote, by its file. */
const pages = import.meta.glob<Pages>('../../remotes/*/pages.ts', { eager: true, import: 'pages' })

const config: PageConfig = {
  remotes: {},
  pages: Object.fromEntries(
    Object.entries(pages).map(([file, ofRemote]) => [
      file.split('/').at(-2),
      Object.values(ofRemote).map(({ path }) => path),
    ]),
  ),
  websiteUrl: '/website/',
  productName: 'Beterwerk',
  branchRieUrl: 'https://rie.example/',
  helpline: '030 123 45 67',
  cookieDomain: null,
  sentryDsn: null,
}

/** The server puts the same element in the document of an installation. */
export function configurePage(): void {
  document.getElementById('config')?.remove()
  const script = document.createElement('script')
  Object.assign(script, { id: 'config', type: 'application/json', textContent: JSON.stringify(config) })
  document.head.append(script)
}
