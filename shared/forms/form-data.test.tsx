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

test('an array has every chosen value, and an absent field is empty', () => {
  expect(validateForm(Choice, formWith(['NOISE', 'WELDING_SMOKE']))).toEqual({
    input: { themes: ['NOISE', 'WELDING_SMOKE'], remark: '' },
  })
})

test('rows of fields become a list of objects, with errors at their fields', () => {
  const Links = v.object({
    links: v.array(
      v.object({
        name: v.string(),
        url: v.union([v.literal(''), v.pipe(v.string(), v.url('Ongeldige url'))], 'Ongeldige url'),
      }),
    ),
  })
  const { container } = render(
    <form>
      <input name="links.0.name" defaultValue="Handboek" />
      <input name="links.0.url" defaultValue="https://handboek.example" />
      <input name="links.1.name" />
      <input name="links.1.url" defaultValue="handboek" />
    </form>,
  )
  const form = container.querySelector('form')!
  expect(validateForm(Links, form)).toEqual({ errors: { 'links.1.url': 'Ongeldige url' } })
  form.querySelectorAll('input')[3]!.value = ''
  expect(validateForm(Links, form)).toEqual({
    input: {
      links: [
        { name: 'Handboek', url: 'https://handboek.example' },
        { name: '', url: '' },
      ],
    },
  })
})

test('an array without a chosen value is empty', () => {
  expect(validateForm(Choice, formWith([]))).toEqual({ errors: { themes: 'Dit is een verplicht veld.' } })
})

test('returns the first error of a field', () => {
  const Mail = v.object({ email: v.pipe(v.string(), v.nonEmpty('leeg'), v.email('ongeldig')) })
  expect(validateForm(Mail, formWith([]))).toEqual({ errors: { email: 'leeg' } })
})

test('an error of an invisible field that equals the title is not repeated', () => {
  const errors = {
    invitationKey: 'Deze uitnodiging is verlopen.',
    userConditions: 'Dit is een verplicht veld.',
  }
  expect(problemsOf(formWith([]), errors, 'Deze uitnodiging is verlopen.')).toEqual([
    { name: 'userConditions', text: 'Dit is een verplicht veld.' },
  ])
})

test('the error of a disabled field has no link to it', () => {
  const { container } = render(
    <form>
      <div className="bw-field">
        <label className="bw-field-label" htmlFor="check">
          Welke check
        </label>
        <select id="check" name="check" disabled />
      </div>
    </form>,
  )
  const problems = problemsOf(
    container.querySelector('form')!,
    { check: 'Dit is een verplicht veld.' },
    'Titel',
  )
  expect(problems).toEqual([{ name: 'check', text: 'Welke check: Dit is een verplicht veld.' }])
})

test('fields that are named after an object become that object, with errors at their fields', () => {
  const Place = v.object({
    name: v.string(),
    fields: v.object({ year: v.pipe(v.string(), v.digits('Geen jaar')), hall: v.string() }),
  })
  const { container } = render(
    <form>
      <input name="name" defaultValue="Boor" />
      <input name="fields.year" defaultValue="oud" />
    </form>,
  )
  const form = container.querySelector('form')!
  expect(validateForm(Place, form)).toEqual({ errors: { 'fields.year': 'Geen jaar' } })
  form.querySelectorAll('input')[1]!.value = '1998'
  expect(validateForm(Place, form)).toEqual({ input: { name: 'Boor', fields: { year: '1998', hall: '' } } })
})
