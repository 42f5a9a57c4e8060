import { render } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { problemsOf, validateForm } from './form-data.ts'

const Choice = v.object({
  themes: v.pipe(v.array(v.string()), v.nonEmpty('Dit is een verplicht veld.')),
  remark: v.string(),
})

function formWith(themes: string[]) {
  const { container } = render(
    <form>
      {themes.map((theme) => (
        <input key={theme} type="checkbox" name="themes" value={theme} defaultChecked />
      ))}
    </form>,
  )
  return container.querySelector('form')!
}

test('a list holds every chosen value, and what the form does not ask is empty', () => {
  expect(validateForm(Choice, formWith(['NOISE', 'WELDING_SMOKE']))).toEqual({
    input: { themes: ['NOISE', 'WELDING_SMOKE'], remark: '' },
  })
})

test('a list of which nothing is chosen is an empty list', () => {
  expect(validateForm(Choice, formWith([]))).toEqual({ errors: { themes: 'Dit is een verplicht veld.' } })
})

test('of all that is wrong with a field, the first is said', () => {
  const Mail = v.object({ email: v.pipe(v.string(), v.nonEmpty('leeg'), v.email('ongeldig')) })
  expect(validateForm(Mail, formWith([]))).toEqual({ errors: { email: 'leeg' } })
})

test('what is wrong where nobody can see it is told once', () => {
  const errors = {
    invitationKey: 'Deze uitnodiging is verlopen.',
    userConditions: 'Dit is een verplicht veld.',
  }
  expect(problemsOf(formWith([]), errors, 'Deze uitnodiging is verlopen.')).toEqual([
    { text: 'Dit is een verplicht veld.' },
  ])
})
