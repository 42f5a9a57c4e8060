import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test, vi } from 'vitest'

import { createAuthenticator, switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const EMAIL = 'els@smederij.nl'
const PATH = '/gegevens/tweestapslogin'

beforeEach(() => backEnd.createPerson({ email: EMAIL }))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const password = () => screen.getByLabelText('Je wachtwoord')
const code = () => screen.getByLabelText('Code')
const alert = async () => (await screen.findByRole('alert')).textContent
const isOn = async () => (await backEnd.sql`select two_step_login from person`)[0]?.two_step_login

async function open() {
  const router = await openPage(PATH, { as: EMAIL })
  await heading('Tweestapslogin')
  return router
}

function appWithTypedSecret() {
  const typed = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent!.replaceAll(' ', '')
  return createAuthenticator(new TOTP({ secret: Secret.fromBase32(typed) }).toString())
}

/** Returns the app, the recovery codes and the router. */
async function openSwitchedOn() {
  const router = await openPage('/gegevens', { as: EMAIL })
  await heading('Mijn gegevens')
  const switchedOn = await switchOnTwoStepLogin(backEnd.page)
  await act(() => router.navigate(PATH))
  expect(await screen.findByText('Tweestapslogin staat aan')).toBeTruthy()
  return { ...switchedOn, router }
}

async function start() {
  await userEvent.type(password(), PASSWORD)
  await press('Tweestapslogin instellen')
  await heading('Koppel je app')
}

test('the password, the secret and a code switch it on, and the codes are shown once', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await open()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn gegevens – Tweestapslogin'))
  await start()
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Koppel je app')))
  expect(screen.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeTruthy()
  expect(await isOn()).toBe(false)
  const app = appWithTypedSecret()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open de authenticator-app' })
  expect(createAuthenticator(link.href).wrongCode()).toBe(app.wrongCode())
  await userEvent.type(code(), app.code().replace(/(...)/, '$1 '))
  await press('Tweestapslogin aanzetten')

  await heading('Bewaar je herstelcodes')
  const codes = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!)
    .filter((text) => /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(text))
  expect(new Set(codes).size).toBe(10)
  expect(await isOn()).toBe(true)
  await press('Kopieer de codes')
  expect(await screen.findByText('De codes zijn gekopieerd.')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(codes.join('\n'))
  await press('Ik heb ze bewaard')

  await waitFor(async () => expect(document.activeElement).toBe(await heading('Tweestapslogin')))
  expect(screen.getByText('Tweestapslogin staat aan')).toBeTruthy()
  expect(screen.getByText('Je hebt nog 10 herstelcodes over.')).toBeTruthy()
  expect(document.body.textContent).not.toContain(codes[0])
  vi.unstubAllGlobals()
})

test('says to verify the address first, and sends that mail again', async () => {
  await backEnd.sql`update person set email_verified_at = null`
  await open()
  expect(screen.getByText('Je zet tweestapslogin aan zodra je e-mailadres is bevestigd.')).toBeTruthy()
  expect(screen.queryByLabelText('Je wachtwoord')).toBeNull()
  await press('Stuur de mail opnieuw')
  expect(await screen.findByText(`We hebben de mail opnieuw gestuurd naar ${EMAIL}.`)).toBeTruthy()
  expect(await backEnd.sql`select recipient from mail_outbox`).toEqual([{ recipient: EMAIL }])
})

test('the codes are downloaded as a text', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:codes'
  }
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await start()
  await userEvent.type(code(), appWithTypedSecret().code())
  await press('Tweestapslogin aanzetten')
  await heading('Bewaar je herstelcodes')
  await press('Download de codes')
  expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'herstelcodes.txt',
  ])
  const lines = (await saved[0]!.text()).split('\n')
  expect(lines[0]).toBe('Herstelcodes van Beterwerk')
  expect(lines.filter((line) => /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(line))).toHaveLength(10)
})

test('tells when the codes cannot be copied', { tags: ['deep'] }, async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error()) } })
  await open()
  await start()
  await userEvent.type(code(), appWithTypedSecret().code())
  await press('Tweestapslogin aanzetten')
  await heading('Bewaar je herstelcodes')
  await press('Kopieer de codes')
  expect(await alert()).toBe('Kopiëren is niet gelukt. Download de codes, of schrijf ze op.')
  vi.unstubAllGlobals()
})

test('a wrong password is refused at its field', async () => {
  await open()
  await userEvent.type(password(), 'Welkom2025')
  await press('Tweestapslogin instellen')
  expect(await alert()).toContain('Dit is niet je wachtwoord.')
  expect(password().getAttribute('aria-invalid')).toBe('true')
})

test('a wrong first code is refused at its field, and the secret stays', async () => {
  await open()
  await start()
  const app = appWithTypedSecret()
  await userEvent.type(code(), app.wrongCode())
  await press('Tweestapslogin aanzetten')
  expect(await alert()).toContain('Deze code klopt niet of is al gebruikt.')
  expect(code().getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(code())
  await userEvent.type(code(), app.code())
  await press('Tweestapslogin aanzetten')
  expect(await heading('Bewaar je herstelcodes')).toBeTruthy()
})

test('after an hour it tells to start again', { tags: ['deep'] }, async () => {
  await open()
  await start()
  await backEnd.sql`update two_step_setup set started_at = now() - interval '61 minutes'`
  await userEvent.type(code(), appWithTypedSecret().code())
  await press('Tweestapslogin aanzetten')
  expect(await alert()).toContain('Het instellen duurde langer dan een uur. Begin opnieuw.')
  await press('Annuleren')
  expect(await heading('Tweestapslogin')).toBeTruthy()
})

test('is switched off with the password and a recovery code', async () => {
  const { recoveryCodes } = await openSwitchedOn()
  await press('Uitzetten')
  await heading('Tweestapslogin uitzetten')
  await userEvent.type(password(), PASSWORD)
  await press('Uitzetten')
  expect(await alert()).toContain('Niet alle velden zijn correct ingevuld')
  await press('Gebruik een herstelcode')
  const recoveryCode = screen.getByLabelText('Herstelcode')
  expect(document.activeElement).toBe(recoveryCode)
  await userEvent.type(recoveryCode, recoveryCodes[0]!)
  await press('Uitzetten')
  expect(await screen.findByText('Tweestapslogin staat uit.')).toBeTruthy()
  expect(await isOn()).toBe(false)
  expect(screen.getByRole('button', { name: 'Tweestapslogin instellen' })).toBeTruthy()
})

test('new recovery codes take the password and a code', { tags: ['deep'] }, async () => {
  const { app, recoveryCodes } = await openSwitchedOn()
  await press('Nieuwe herstelcodes maken')
  await heading('Nieuwe herstelcodes maken')
  await userEvent.type(password(), PASSWORD)
  await userEvent.type(code(), app.code(30))
  await press('Nieuwe herstelcodes maken')
  await heading('Bewaar je herstelcodes')
  expect(document.body.textContent).not.toContain(recoveryCodes[0])
})

test('another telephone takes the password and a code, and then a code of its own', {
  tags: ['deep'],
}, async () => {
  const { app } = await openSwitchedOn()
  await press('Andere telefoon instellen')
  await heading('Andere telefoon instellen')
  await userEvent.type(password(), PASSWORD)
  await userEvent.type(code(), app.code(30))
  await press('Verder')
  await heading('Koppel je app')
  await userEvent.type(code(), appWithTypedSecret().code())
  await press('Tweestapslogin aanzetten')
  expect(await heading('Bewaar je herstelcodes')).toBeTruthy()
})

test('tells to make new codes when few are left', async () => {
  const opened = await openSwitchedOn()
  expect(screen.queryByText('Maak nieuwe herstelcodes, voordat ze op zijn.')).toBeNull()
  const { router } = opened
  await backEnd.sql`update recovery_code set used_at = now() where code_hash <> (select min(code_hash) from recovery_code)`
  await act(() => router.revalidate())
  expect(await screen.findByText('Je hebt nog 1 herstelcode over.')).toBeTruthy()
  expect(screen.getByText('Maak nieuwe herstelcodes, voordat ze op zijn.')).toBeTruthy()
})

test('a recovery code is not kept when the session ends', { tags: ['deep'] }, async () => {
  await openSwitchedOn()
  await press('Uitzetten')
  await press('Gebruik een herstelcode')
  await userEvent.type(screen.getByLabelText('Herstelcode'), 'abcd-efgh-ijkl-mnop')
  await userEvent.type(password(), PASSWORD)
  await backEnd.endSessions()
  await press('Uitzetten')
  expect(await heading('Inloggen')).toBeTruthy()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('abcd')
})

test('shows an error when its state cannot be loaded', async () => {
  await backEnd.withoutTable('recovery_code', async () => {
    await openPage(PATH, { as: EMAIL })
    expect(await alert()).toContain('Gegevens ophalen is niet gelukt')
  })
})

test('asks a visitor for a login', async () => {
  const router = await openPage(PATH)
  expect(await heading('Inloggen')).toBeTruthy()
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(PATH)}`)
})

test('the page with the account leads to it', async () => {
  await openPage('/gegevens', { as: EMAIL })
  expect(await screen.findByRole('link', { name: 'Naar tweestapslogin' })).toHaveProperty('pathname', PATH)
})
