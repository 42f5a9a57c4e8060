import { loadWidgets, on } from 'beterwerk-widgets'
import { renderToString } from 'react-dom/server'

import { Page } from './Page.tsx'

// Prints the HTML of the page. Browser-only features do nothing here.

const [portal] = process.argv.slice(2) as [string]
void loadWidgets({ portal })
on('bw:login', () => undefined)()
process.stdout.write(renderToString(<Page portal={portal} />))
