import { loadWidgets } from 'beterwerk-widgets'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { Page } from './Page.tsx'

const root = document.getElementById('root')!
const portal = root.dataset.portal!
hydrateRoot(
  root,
  <StrictMode>
    <Page portal={portal} />
  </StrictMode>,
)
void loadWidgets({ portal })
