import './QuestionPicture.css'

import { useEffect, useState } from 'react'

import { nextPage } from '#shared/domain/checks/check-flow.ts'
import { pictureOf } from '#shared/domain/checks/questionnaire.ts'
import { partOf, type Step } from './step.ts'
import { useSection } from './use-check.ts'

/** A drawing that cannot be loaded, as without a network, is described in the same place. */
export function QuestionPicture({ step }: { step: Step }) {
  const { check } = useSection(step.sectionId)
  const [isMissing, setMissing] = useState(false)
  const picture = pictureOf(check.questionnaire, step)
  if (!picture) return null
  const { url, alt, caption } = picture

  return (
    <figure className="bw-picture">
      {isMissing ? (
        <p>{alt}</p>
      ) : (
        <img src={url} alt={alt} width={320} height={300} onError={() => setMissing(true)} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Loads it ahead, so that it is there at once, even when the network is gone. */
export function useNextPicture(step: Step | null) {
  const sectionId = step?.sectionId ?? null
  const { check, answers } = useSection(sectionId)
  const next = step && nextPage(check.questionnaire, partOf(sectionId), answers, step)
  const url = next && pictureOf(check.questionnaire, next)?.url
  useEffect(() => {
    if (!url) return
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = url
  }, [url])
}
