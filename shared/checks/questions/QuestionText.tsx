import './QuestionText.css'

import { Fragment } from 'react'

import { insertSectionName } from '../insert-section-name.ts'
import { useSection } from './use-check.ts'

type Props = { sectionId: number | null; children: string }

/** A text of the questionnaire. On a phone without the words that name the section: the name stands above it. */
export function QuestionText({ sectionId, children }: Props) {
  const { check, name } = useSection(sectionId)
  const { questionnaire } = check
  const { phrase } = questionnaire.section
  // With the space before it, which would be left over before a question mark.
  const [start = '', ...rest] = children.split(children.includes(` ${phrase}`) ? ` ${phrase}` : phrase)

  return (
    <>
      {insertSectionName(questionnaire, start, name)}
      {rest.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <Fragment key={index}>
          <span className="bw-question-section">
            {children.includes(` ${phrase}`) && ' '}
            {insertSectionName(questionnaire, phrase, name)}
          </span>
          {insertSectionName(questionnaire, text, name)}
        </Fragment>
      ))}
    </>
  )
}
