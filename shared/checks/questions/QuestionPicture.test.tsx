import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Bankwerkers')
  await check.answer(group, 'EDUCATION/tasks', ['carry'])
})

const open = (scriptKey: string, questionId = '') =>
  openPage(
    `/check/fysieke-belasting/1?${new URLSearchParams({ scriptKey, functionGroupId: String(group), questionId })}`,
    { as: check.owner },
  )
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const LOAD = 'Iemand loopt met een doos in de handen. De doos is geel.'
const DISTANCE = 'Iemand loopt met een doos van een stelling naar een tafel. Een gele pijl toont de afstand.'

const pathOf = (image: HTMLImageElement) => new URL(image.src).pathname.replace(/\.[\da-f]{8}\.svg$/, '')

test('a question about a place has a drawing, with a description', async () => {
  await open('CARRY', 'load')
  await heading(/^Hoe zwaar/)
  const picture = screen.getByRole<HTMLImageElement>('img', { name: LOAD })
  expect(pathOf(picture)).toBe('/pictures/physical-strain/carry')
  const response = await backEnd.client().fetch(new URL(picture.src).pathname)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  // Keeps its place while it loads.
  expect([picture.width, picture.height]).toEqual([320, 300])
})

test('a question about neither a posture nor a place has none', async () => {
  await open('EDUCATION', 'tasks')
  await heading(/^Welke werkzaamheden/)
  expect(screen.queryByRole('img')).toBeNull()
})

test('loads the drawing of the next question in the meantime, also during an explanation', async () => {
  const images: HTMLImageElement[] = []
  const loaded = () => images.map(pathOf)
  const { Image } = window
  window.Image = function ImageOfTest() {
    const image = new Image()
    images.push(image)
    return image
  } as unknown as typeof Image
  try {
    await open('INFO_CARRY')
    await heading(/^Dragen$/)
    await waitFor(() => expect(loaded()).toEqual(['/pictures/physical-strain/carry']))
    await press('Verder')
    await heading(/^Hoe zwaar/)
    await waitFor(() => expect(loaded().slice(1)).toEqual(['/pictures/physical-strain/carry-distance']))
  } finally {
    window.Image = Image
  }
})

test('a drawing that cannot be loaded is described in its place', { tags: ['deep'] }, async () => {
  await open('CARRY', 'load')
  await heading(/^Hoe zwaar/)
  fireEvent.error(screen.getByRole('img', { name: LOAD }))
  expect(screen.getByText(LOAD)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()

  await press('Sla over')
  await heading(/^Over welke afstand/)
  expect(screen.getByRole('img', { name: DISTANCE })).toBeTruthy()
})
