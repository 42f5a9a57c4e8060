import { createElement, useState } from 'react'

// A page that React renders on the server and in the browser, with widgets in its own links. Without JSX, which the test
// runner would compile its own way.

const TEXTS = { login: ['Inloggen', 'Log in'], cart: ['Winkelwagen', 'Mandje'] } as const

export function ReactPage({ portal, isPlain }: { portal: string; isPlain: boolean }) {
  const [variant, setVariant] = useState<0 | 1>(0)
  const [hasLinks, setHasLinks] = useState(true)
  const icon = createElement('img', { alt: '', width: 16, height: 16 })
  const link = (href: string, ...children: React.ReactNode[]) =>
    createElement('a', { href: portal + (isPlain ? href.replace(/#.*/, '') : href), key: href }, ...children)
  const mark = (data: Record<string, string>, text: string) =>
    createElement('span', isPlain ? null : data, text)
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Pagina van React'),
    createElement('button', { type: 'button', onClick: () => setVariant(1) }, 'Verander'),
    createElement('button', { type: 'button', onClick: () => setHasLinks(false) }, 'Verwijder'),
    createElement(
      'nav',
      null,
      hasLinks && link('/inloggen#bw-login', TEXTS.login[variant]),
      hasLinks && link('/winkelwagen#bw-cart', icon, TEXTS.cart[variant]),
      hasLinks &&
        link(
          '/bedrijven',
          icon,
          mark({ 'data-bw-widget': 'companies' }, `Bedrijven ${variant}`),
          variant === 1 && 'nieuw',
        ),
      createElement('a', { href: '#over' }, 'Over ons'),
    ),
    hasLinks &&
      createElement(
        'p',
        null,
        'Bestel: ',
        link('/winkelwagen?product=1&aantal=1#bw-add-to-cart?product=1', 'Bestel de poster'),
        ' vandaag.',
      ),
  )
}
