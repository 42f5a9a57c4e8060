import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { ReactPage } from './react-page.ts'

const root = document.getElementById('root')!
hydrateRoot(
  root,
  createElement(ReactPage, { portal: root.dataset.portal!, isPlain: 'plain' in root.dataset }),
)
