import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useDialog } from '#shared/ui/use-dialog.tsx'

type Calls = ReturnType<typeof useDialog>
type Props = {
  confirm?: Parameters<Calls['confirm']>[0]
  alert?: Parameters<Calls['alert']>[0]
  onSettled: (outcome: string, value: unknown) => void
}

function DialogOpener({ confirm = {}, alert, onSettled }: Props) {
  const { dialog, ...calls } = useDialog()
  const [outcome, setOutcome] = useState('')
  function settle(how: string, value: unknown) {
    setOutcome(`${how} ${value}`)
    onSettled(how, value)
  }
  const ask = () =>
    (alert ? calls.alert(alert) : calls.confirm(confirm)).then(
      (value) => settle('resolved', value),
      (value) => settle('rejected', value),
    )

  return (
    <div style={{ minHeight: '120vh' }}>
      <Button onClick={ask}>Verwijder</Button> <a href="#elders">Elders</a>
      <p>{outcome}</p>
      {dialog}
    </div>
  )
}

export default {
  title: 'Feedback/Dialog',
  component: DialogOpener,
  args: { onSettled: fn() },
} satisfies Meta<typeof DialogOpener>

type Story = StoryObj<typeof DialogOpener>
type Canvas = ReturnType<typeof within>

const opener = (canvas: Canvas) => canvas.getByText('Verwijder').closest('button')
const button = (name: string) => screen.findByRole('button', { name })

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Verwijder' }))
  return entered(await screen.findByRole('alertdialog'))
}

async function entered(dialog: HTMLElement) {
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

async function settled({ onSettled }: Props, ...outcome: Parameters<Props['onSettled']>) {
  await expect(onSettled).toHaveBeenCalledTimes(1)
  await expect(onSettled).toHaveBeenCalledWith(...outcome)
}

async function closed(canvas: Canvas) {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(opener(canvas)).toHaveFocus())
  await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
}

/** The rest of the page cannot be reached or scrolled while the dialog is open. */
export const Confirm: Story = {
  args: { confirm: { message: 'De bewaarde vragen en resultaten zijn dan weg.' } },
  async play({ canvas }) {
    const dialog = await open(canvas)
    await expect(dialog).toHaveAccessibleName('Weet je het zeker?')
    await expect(dialog).toHaveAccessibleDescription('De bewaarde vragen en resultaten zijn dan weg.')
    await expect(await button('Ja, ik weet het zeker')).toBeVisible()
    await waitFor(async () => expect(await button('Annuleren')).toHaveFocus())
    // Out of reach of pointer, keyboard and screen reader.
    await expect(dialog.matches(':modal')).toBe(true)
    opener(canvas)!.focus()
    await expect(opener(canvas)).not.toHaveFocus()
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    for (const found of within(dialog).getAllByRole('button'))
      await expect(found.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The subject and the consequences are read out with the question. */
export const ConfirmWithDetails: Story = {
  tags: ['deep'],
  args: {
    confirm: {
      message: 'Je verplaatst Machineveiligheid:',
      details: [
        { name: 'Van', value: 'Constructiebedrijf Maasoever' },
        { name: 'Naar', value: 'Smederij De Vonk' },
      ],
      note: 'Alle antwoorden en resultaten gaan mee.',
    },
  },
  async play({ canvas }) {
    const dialog = await open(canvas)
    await expect(dialog).toHaveAccessibleDescription(
      'Je verplaatst Machineveiligheid: Van Constructiebedrijf Maasoever Naar Smederij De Vonk Alle antwoorden en resultaten gaan mee.',
    )
  },
}

export const Yes: Story = {
  async play({ canvas, args }) {
    await open(canvas)
    await userEvent.click(await button('Ja, ik weet het zeker'))
    await closed(canvas)
    await settled(args, 'resolved', true)
  },
}

export const No: Story = {
  tags: ['deep'],
  async play({ canvas, args }) {
    await open(canvas)
    await userEvent.click(await button('Annuleren'))
    await closed(canvas)
    await settled(args, 'rejected', false)
  },
}

export const Escape: Story = {
  async play({ canvas, args }) {
    await open(canvas)
    await userEvent.keyboard('{Escape}')
    await closed(canvas)
    await settled(args, 'rejected', false)
  },
}

/** A click beside a confirmation does not close it. */
export const ClickedBeside: Story = {
  tags: ['deep'],
  async play({ canvas, args }) {
    const dialog = await open(canvas)
    // Of the dialog's backdrop.
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    await expect(args.onSettled).not.toHaveBeenCalled()
  },
}

/** By keyboard only; Tab wraps around in both directions. */
export const TabStaysInside: Story = {
  async play({ canvas, args }) {
    await userEvent.tab()
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const [no, yes] = [await button('Annuleren'), await button('Ja, ik weet het zeker')]
    await waitFor(() => expect(no).toHaveFocus())
    for (const expected of [yes, no, yes]) {
      await userEvent.tab()
      await waitFor(() => expect(expected).toHaveFocus())
    }
    for (const expected of [no, yes, no, yes]) {
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(expected).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await closed(canvas)
    await settled(args, 'resolved', true)
  },
}

/** The focus moves to the button after 100 ms: until then it is on the dialog, so that its title is read out first. */
export const FocusComesLater: Story = {
  tags: ['deep'],
  async play({ canvas }) {
    const focused: { role: string | null; after: number }[] = []
    const clicked = performance.now()
    // The browser focuses the first button for a moment, within the same task.
    const record = () =>
      queueMicrotask(() => {
        const element = document.activeElement!
        const role = element.role ?? element.localName
        if (element.closest('[role="alertdialog"]') && focused.at(-1)?.role !== role)
          focused.push({ role, after: performance.now() - clicked })
      })
    document.addEventListener('focusin', record)
    await open(canvas)
    await waitFor(async () => expect(await button('Annuleren')).toHaveFocus())
    document.removeEventListener('focusin', record)
    await expect(focused.map(({ role }) => role)).toEqual(['alertdialog', 'button'])
    // Measured from the click: a slow machine can only increase it.
    await expect(focused[1]!.after).toBeGreaterThanOrEqual(100)
  },
}

export const Alert: Story = {
  args: { alert: { title: 'Bedrijf verwijderen is niet gelukt.' } },
  async play({ canvas, args }) {
    const dialog = await open(canvas)
    await expect(dialog).toHaveAccessibleName('Bedrijf verwijderen is niet gelukt.')
    await waitFor(async () => expect(await button('Oke')).toHaveFocus())
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await closed(canvas)
    await settled(args, 'resolved', undefined)
  },
}

/** An alert resolves however it is closed. */
export const AlertEscaped: Story = {
  tags: ['deep'],
  args: Alert.args,
  async play({ canvas, args }) {
    await open(canvas)
    await userEvent.keyboard('{Escape}')
    await closed(canvas)
    await settled(args, 'resolved', undefined)
  },
}

const LONG = 'Een actie die is afgerond kun je daarna niet meer bewerken, ook niet als eigenaar. '.repeat(20)

export const LongAndNarrow: Story = {
  tags: ['deep'],
  args: { confirm: { message: LONG } },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    const dialog = await open(canvas)
    await waitFor(async () => expect(await button('Annuleren')).toHaveFocus())
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.scrollTop).toBe(0)
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    const { top, bottom, left, right } = dialog.getBoundingClientRect()
    await expect([top >= 0, bottom <= window.innerHeight, left >= 0, right <= 320]).toEqual(
      Array(4).fill(true),
    )
    for (const found of within(dialog).getAllByRole('button')) {
      const box = found.getBoundingClientRect()
      await expect(box.bottom).toBeLessThanOrEqual(bottom)
      await expect(box.width).toBeGreaterThan(200)
    }
  },
}

export const OwnWords: Story = {
  tags: ['deep'],
  args: {
    confirm: {
      title: 'Toegang intrekken',
      message: 'Weet je zeker dat je de toegang voor Jan Lasser wilt intrekken?',
      confirmLabel: 'Trek in',
      cancelLabel: 'Laat zo',
    },
  },
  async play({ canvas }) {
    await expect(await open(canvas)).toHaveAccessibleName('Toegang intrekken')
    await expect(await button('Trek in')).toBeVisible()
    await expect(await button('Laat zo')).toBeVisible()
  },
}

const FormInDialog = ({ onClose, wide }: Pick<ComponentProps<typeof Dialog>, 'onClose' | 'wide'>) => (
  <Dialog title="Functiegroep toevoegen" wide={wide} onClose={onClose}>
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTimeout(onClose, 100)
      }}
    >
      <TextField name="name" label="Naam" />
    </form>
  </Dialog>
)

function PageWithForm({ wide }: { wide?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Verwijder</Button>
      {isOpen && <FormInDialog wide={wide} onClose={() => setOpen(false)} />}
    </>
  )
}

/** 600 px wide, with initial focus in the first field. */
export const WithForm: Story = {
  render: () => <PageWithForm wide />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder' }))
    const dialog = await entered(await screen.findByRole('dialog', { name: 'Functiegroep toevoegen' }))
    const name = within(dialog).getByLabelText('Naam')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(600, window.innerWidth - 32))
    await userEvent.type(name, 'Lassers{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
  },
}

export const NarrowForm: Story = {
  tags: ['deep'],
  render: () => <PageWithForm />,
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder' }))
    const dialog = await entered(await screen.findByRole('dialog'))
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

function TwoDialogs({ onCloseLower }: { onCloseLower: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Dialog title="Functiegroep toevoegen" onClose={onCloseLower}>
      <Button onClick={() => setAsked(true)}>Annuleren</Button>
      {isAsked && (
        <Dialog role="alertdialog" title="Weet je het zeker?" onClose={() => setAsked(false)}>
          <div className="bw-actions">
            <Button>Ja</Button>
          </div>
        </Dialog>
      )}
    </Dialog>
  )
}

const onCloseLower = fn()

/** A question above a form: Escape answers the question first. */
export const OneAboveTheOther: Story = {
  tags: ['deep'],
  render: () => <TwoDialogs onCloseLower={onCloseLower} />,
  async play() {
    onCloseLower.mockClear()
    await userEvent.click(await button('Annuleren'))
    await waitFor(async () => expect(await button('Ja')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onCloseLower).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onCloseLower).toHaveBeenCalledOnce()
  },
}

/** As the Back gesture of a phone does, and at once when it is repeated. A form that asks first is still there. */
export const ClosedByBrowser: Story = {
  tags: ['deep'],
  render: () => <TwoDialogs onCloseLower={onCloseLower} />,
  async play() {
    onCloseLower.mockClear()
    await userEvent.click(await button('Annuleren'))
    const question = await screen.findByRole<HTMLDialogElement>('alertdialog')
    question.requestClose()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onCloseLower).not.toHaveBeenCalled()

    const form = screen.getByRole<HTMLDialogElement>('dialog')
    form.close()
    await waitFor(() => expect(onCloseLower).toHaveBeenCalledOnce())
    await expect(form.matches(':modal')).toBe(true)
  },
}
