import { type RefObject, useState } from 'react'

import { fetchWebsitePage } from '#shared/api/website/website-page.ts'
import { type FetchedPage, PageAddressInput } from '#shared/domain/website/website-page.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useSession } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { examine, type Portal, type Report } from './examine.ts'
import { ReportView } from './ReportView.tsx'

type Props = {
  portal: Portal
  /** Its policy allows reading HTML as text, which the portal's does not. */
  frame: RefObject<HTMLIFrameElement | null>
}

type Result = { page: FetchedPage; report?: Report }

/** Has a page of the website fetched, and shows its widgets and what keeps them from working. */
export function Doctor({ portal, frame }: Props) {
  const isLoggedIn = useSession(({ user }) => user.isLoggedIn)
  const [result, setResult] = useState<Result>()
  const form = useForm(PageAddressInput, {
    fallback: 'De pagina kan nu niet gecontroleerd worden.',
    async save({ address }) {
      setResult(undefined)
      const page = await fetchWebsitePage(address)
      const { DOMParser } = frame.current!.contentWindow as Window & typeof globalThis
      setResult(
        page.outcome === 'FETCHED'
          ? { page, report: examine(page, new DOMParser().parseFromString(page.html, 'text/html'), portal) }
          : { page },
      )
    },
  })

  if (!isLoggedIn)
    return (
      <>
        <p>Om een pagina te laten controleren, log je in.</p>
        <div className="bw-actions">
          <ButtonLink href={`/inloggen?${new URLSearchParams({ redirect: '/widgets' })}`}>
            Inloggen
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <Form form={form} mayBeLeft>
        <TextField name="address" label="Adres van de pagina" type="url" placeholder="https://" />
        <div className="bw-actions">
          <Button type="submit" isPending={form.isSaving}>
            Controleer
          </Button>
        </div>
      </Form>
      <div role="status">{result && <ReportView {...result} />}</div>
    </>
  )
}
