import './Preview.css'

import { type RefObject, useCallback, useEffect } from 'react'

import { type Choice, type PreviewTheme, widgets } from './choice.ts'
import { addressOf } from './snippets.ts'

type Props = {
  frame: RefObject<HTMLIFrameElement | null>
  portal: string
  choice: Choice
  theme: PreviewTheme
}

/** In a page of its own, where the loader runs as on a website. */
export function Preview({ frame, portal, choice, theme }: Props) {
  const address = addressOf(portal, choice)
  const { text, colours, widget } = choice

  const draw = useCallback(() => {
    const page = frame.current?.contentDocument
    const place = page?.getElementById('place')
    if (!page || !place) return
    page.documentElement.dataset.theme = theme
    for (const [name, value] of Object.entries(colours))
      page.documentElement.style.setProperty(`--bw-${name}`, value)
    // A new link for every change, as on a changed page: an open panel belongs to the old one.
    const link = page.createElement('a')
    link.href = address
    link.textContent = text
    place.replaceChildren(link)
  }, [frame, address, text, colours, theme])
  useEffect(draw, [draw])

  return (
    <>
      <iframe
        ref={frame}
        className="bw-preview"
        title={`Voorbeeld: ${widgets[widget].label}`}
        src="/widgets/preview.html"
        onLoad={draw}
      />
      {widgets[widget].hint && <p className="bw-soft">{widgets[widget].hint}</p>}
    </>
  )
}
