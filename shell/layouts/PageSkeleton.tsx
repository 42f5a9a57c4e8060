import './PageSkeleton.css'

import { useState } from 'react'

/** From the document: React replaces the element at its first rendering. */
const shapeInDocument = () =>
  document.querySelector<HTMLElement>('.bw-page-skeleton[data-static]')?.dataset.shape ?? 'state'

/** The elements are those in index.html. */
export function PageSkeleton() {
  const [shape] = useState(shapeInDocument)
  return (
    <>
      <p role="status" className="bw-visually-hidden">
        De pagina wordt geladen
      </p>
      <div className="bw-page-skeleton" data-shape={shape} aria-hidden="true">
        <span data-part="side" />
        <span data-part="heading" />
        <span data-part="intro" />
        <span data-part="card" />
        <span data-part="card second" />
        <span data-part="card third" />
      </div>
    </>
  )
}
