import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { AnswerText } from './AnswerText.tsx'

test('keeps 255 characters of a longer text, and counts an emoji as one', async () => {
  const saved: string[] = []
  render(<AnswerText name="waar" label="Waar?" value="" onChange={(value) => saved.push(value)} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Waar?' }))
  await userEvent.paste('👷'.repeat(300))
  expect(screen.getByRole('textbox', { name: 'Waar?' })).toHaveProperty('value', '👷'.repeat(255))
  expect(saved).toEqual(['👷'.repeat(255)])
})
