import './QuestionText.css'

import { Fragment } from 'react'

import { insertSectionName } from '../insert-section-name.ts'
import { useSection } from './use-check.ts'

type Props = { sectionId: number | null; children: string }

/** On a phone without the words that name the section: the name stands above it. */
export function QuestionText({ sectionId, children }: Props) {
  const { check, name } = useSection(sectionId)
  const { questionnaire } = check
  const { phrase } = questionnaire.section
  const parts = children.split(phrase)

  return parts.map((part, index) => {
    const next = parts[index + 1]
    // Before a question mark the space belongs to the words that are left out.
    const endsSentence = next !== undefined && /^[?.,]/.test(next)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <Fragment key={index}>
        {insertSectionName(questionnaire, endsSentence ? part.trimEnd() : part, name)}
        {next !== undefined && (
          <span className="bw-question-section">
            {endsSentence && ' '}
            {insertSectionName(questionnaire, phrase, name)}
          </span>
        )}
      </Fragment>
    )
  })
}
