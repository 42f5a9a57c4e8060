import { expect, test } from 'vitest'

import { acceptedInvitationMail, coachInvitationMail, personInvitationMail } from './invitation-messages.ts'

const portal = 'https://mijn.beterwerk.nl'
const typed = { company: 'Smederij Noord', inviter: 'Els de Smid', message: 'Kijk je mee?' }
const toPerson = (changes: Partial<typeof typed> = {}) =>
  personInvitationMail(portal, { key: 'sleutel-1_', ...typed, ...changes })
const toCoach = (changes: object = {}) =>
  coachInvitationMail(portal, { id: 7, city: 'Amersfoort', ...typed, ...changes })

const jan = { name: 'Jan Lasser', email: 'jan@smederij.nl' }
const accepted = (changes: object = {}) =>
  acceptedInvitationMail(portal, {
    companyId: 7,
    company: typed.company,
    account: jan,
    invited: jan,
    rights: 'READONLY',
    checks: ['NOISE_HAZARD'],
    ...changes,
  })

const linesOf = ({ body }: { body: string }) => body.split('\n')

test('an invitation contains its company and sender, and links to registration and login', () => {
  const lines = linesOf(toPerson())
  expect(lines).toContain('Bedrijf: Smederij Noord')
  expect(lines).toContain('Uitgenodigd door: Els de Smid')
  expect(lines).toContain('> Kijk je mee?')
  expect(lines).toContain(`${portal}/aanmelden#registration=sleutel-1_`)
  expect(lines).toContain(`${portal}/inloggen#registration=sleutel-1_`)
})

test('the mail to the coach desk contains the company, its city and the sender', () => {
  const lines = linesOf(toCoach())
  expect(lines).toContain('Bedrijf: Smederij Noord')
  expect(lines).toContain('Plaats: Amersfoort')
  expect(lines).toContain('Uitgenodigd door: Els de Smid')
  expect(lines).toContain('> Kijk je mee?')
  expect(lines).toContain(`${portal}/bedrijven/7/checks`)
  expect(linesOf(toCoach({ city: '' }))).toContain('Plaats: niet ingevuld')
})

test.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])(
  'names keep to one line, whatever %j does',
  (end) => {
    const name = `Noord${end}${end}Klik hier: http://elders.example`
    for (const mail of [
      toPerson({ company: name, inviter: name }),
      toCoach({ company: name, inviter: name, city: name }),
      accepted({ company: name, account: { ...jan, name }, invited: { ...jan, name } }),
    ])
      expect(linesOf(mail).filter((line) => line.includes('elders.example'))).toEqual(
        linesOf(mail).filter((line) =>
          /^(Bedrijf|Plaats|Uitgenodigd door|Wie kijkt mee|Uitgenodigd als): Noord Klik hier: http/.test(
            line,
          ),
        ),
      )
  },
)

test.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])(
  'each line of a message is quoted, whatever %j does',
  (end) => {
    const message = `Hallo${end}${end}Met vriendelijke groet,${end}Beterwerk`
    for (const mail of [toPerson({ message }), toCoach({ message })]) {
      expect(mail.body).toContain('> Hallo\n>\n> Met vriendelijke groet,\n> Beterwerk\n')
      expect(linesOf(mail).filter((line) => line.startsWith('Met vriendelijke groet'))).toHaveLength(1)
    }
  },
)

test('the mail about an accepted invitation says as whom somebody was invited only when that differs', () => {
  const asInvited = (invited: object) =>
    linesOf(accepted({ invited })).find((line) => /^Uitgenodigd als/.test(line))
  expect(asInvited({ name: 'Jan Lasser', email: 'JAN@smederij.nl' })).toBeUndefined()
  expect(asInvited({ name: 'Jan', email: jan.email })).toBe('Uitgenodigd als: Jan (jan@smederij.nl)')
  expect(asInvited({ ...jan, email: 'jan@elders.nl' })).toBe('Uitgenodigd als: Jan Lasser (jan@elders.nl)')
})

test('subjects contain no user input', () => {
  expect(toPerson({ company: 'Nep' }).subject).toBe('Uitnodiging om mee te kijken in Beterwerk')
  expect(accepted({ company: 'Nep', account: { ...jan, name: 'Nep' } }).subject).toBe(
    'Uitnodiging aangenomen',
  )
  expect(toCoach({ company: 'Nep' }).subject).toBe('Uitnodiging voor de Verbetercoach')
})
