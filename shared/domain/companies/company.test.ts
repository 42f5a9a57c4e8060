import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  CompanyUpdateForm,
  CompanyUpdateInput,
  companyUpdateOf,
  newCompanyDefaults,
} from './company-input.ts'

const contactInfo = {
  street: 'Aambeeldstraat',
  houseNumber: '12',
  zipCode: '3812 AB',
  city: 'Amersfoort',
  poBox: '210',
  poBoxZipCode: '3800 AE',
  poBoxCity: 'Amersfoort',
  phoneNumber: '033 123 45 67',
  email: 'info@smederij.nl',
}

test('converts the flat form to the nested request', () => {
  const company = { ...newCompanyDefaults, name: 'Smederij' }
  const form = v.parse(CompanyUpdateForm, { ...company, ...contactInfo, hasReminders: 'true' })
  const input = companyUpdateOf(form)
  expect(input).toEqual({ ...company, contactInfo, hasReminders: true, hasDigest: false })
  expect(v.parse(CompanyUpdateInput, input)).toEqual(input)
})

test('a request that says nothing about mails leaves them as they are', () => {
  const input = { ...newCompanyDefaults, name: 'Smederij', contactInfo }
  expect(v.parse(CompanyUpdateInput, input)).toEqual(input)
})

test('all contact data may be empty', () => {
  const empty = Object.fromEntries(Object.keys(contactInfo).map((field) => [field, '']))
  expect(v.parse(CompanyUpdateForm, { ...newCompanyDefaults, name: 'Smederij', ...empty })).toMatchObject(
    empty,
  )
})
