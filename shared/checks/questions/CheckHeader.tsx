import { isSameCheck } from '#shared/domain/checks/check-ref.ts'
import { useCompany } from '#shared/federation/company.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useDialogOnDemand } from '#shared/parts/basics/use-dialog-on-demand.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Logo } from '#shared/ui/Logo.tsx'
import { matrixHref } from '../hrefs.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { flushWithTimeout, sendNow } from './sending.ts'
import { useCheck } from './use-check.ts'

const importHelp = () => import('./HelpDialog.tsx').then(({ HelpDialog }) => HelpDialog)

export function CheckHeader() {
  const { check, queue } = useCheck()
  const { name } = useCompany()
  const navigate = useNavigate()
  const help = useDialogOnDemand(importHelp)
  const isSaved = !queue.some((answer) => isSameCheck(answer, check))

  /** Sends queued answers first, so that the results include them. */
  const close = () => flushWithTimeout().then(() => navigate(matrixHref(check)))

  return (
    <header className="bw-check-header">
      <div>
        <Logo name={pageConfig().productName} />
        <p className="bw-check-company">{name}</p>
        <div className="bw-check-header-buttons">
          <button type="button" className="bw-check-save" onClick={sendNow} aria-describedby="bw-saving">
            {isSaved && <Icon shape="check" />}
            {isSaved ? 'Opgeslagen' : 'Opslaan'}
          </button>
          <button type="button" onClick={({ currentTarget }) => help.open(currentTarget)}>
            Hulp nodig?
          </button>
          <button type="button" className="bw-check-close" onClick={close}>
            Sluiten
          </button>
        </div>
      </div>
      <SaveStatus />
      {help.show({})}
    </header>
  )
}
