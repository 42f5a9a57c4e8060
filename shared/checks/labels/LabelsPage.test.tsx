import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { QrCode } from '#shared/parts/basics/QrCode.tsx'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

// In the check whose sections are things.

const backEnd = useBackEnd()
const RESULTS = '/bedrijven/1/checks/machineveiligheid'

let check: Awaited<ReturnType<typeof startedCheck>>
beforeEach(async () => {
  check = await startedCheck(backEnd, 'MACHINE_SAFETY')
})

const open = (path: string) => openPage(`${RESULTS}${path}`, { as: check.owner })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const labels = () => within(screen.getByRole('list', { name: 'Labels' })).queryAllByRole('listitem')
const drawingIn = (element: HTMLElement) => element.querySelector('svg path')!.getAttribute('d')
const codeOf = (address: string) => drawingIn(render(<QrCode text={address} label="" />).container)

test('each machine in use has a label with what identifies it, and a code with its address', async () => {
  const bench = await check.addSection('Bank 1', { kind: 'lathe', place: 'Hal 2', serial: '77' })
  await check.addSection('Zaag 1', { kind: 'saw' })
  const old = await check.addSection('Zaag 0', { kind: 'saw' })
  await check.client.put(`/rest/1/machinesafety/section/${old}/archive`)
  await open('/labels')
  await heading('Labels van alle machines')
  expect(labels().map(({ textContent }) => textContent)).toEqual([
    'Bank 1Draaibank · Hal 2',
    expect.stringMatching(/^Zaag 1/),
  ])
  expect(screen.getByRole('img', { name: 'QR-code van Bank 1' })).toBeTruthy()
  expect(drawingIn(labels()[0]!)).toBe(codeOf(`${window.location.origin}${RESULTS}/${bench}`))
})

test('one machine has a label of its own, which its results lead to', async () => {
  const bench = await check.addSection('Bank 1', { kind: 'lathe' })
  await check.addSection('Bank 2', { kind: 'lathe' })
  const router = await open(`/${bench}`)
  const link = await screen.findByRole('link', { name: 'Label met QR-code' })
  await router.navigate(link.getAttribute('href')!)
  await heading('Label van Bank 1')
  expect(labels()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Labels van alle machines' }).getAttribute('href')).toBe(
    `${RESULTS}/labels`,
  )

  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the results of all machines lead to the labels', async () => {
  await check.addSection('Bank 1', { kind: 'lathe' })
  await open('')
  const link = await screen.findByRole('link', { name: 'Labels met QR-code' })
  expect(link.getAttribute('href')).toBe(`${RESULTS}/labels`)
})

test('a check without machines has no label to print', async () => {
  await open('/labels')
  await heading('Labels van alle machines')
  expect(screen.getByText('Er zijn nog geen machines.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a machine that does not exist has no label', async () => {
  await open('/labels?sectionId=999')
  await heading('Niet gevonden')
})

test('a function group is no thing: its check has no labels', async () => {
  await check.client.post('/rest/companies/1/start-check/PHYSICAL_STRAIN')
  await openPage('/bedrijven/1/checks/fysieke-belasting', { as: check.owner })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: /QR-code/ })).toBeNull()
})
