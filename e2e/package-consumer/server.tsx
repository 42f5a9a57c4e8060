import { loadWidgets, on } from 'beterwerk-widgets'
import { renderToString } from 'react-dom/server'

import { Page } from './Page.tsx'

// A program that prints the HTML of the page. What is only for browsers does nothing in it.

const [portal] = process.argv.slice(2) as [string]
void loadWidgets({ portal })
on('bw:login', () => undefined)()
process.stdout.write(renderToString(<Page portal={portal} />))
