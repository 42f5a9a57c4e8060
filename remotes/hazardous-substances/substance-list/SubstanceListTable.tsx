import './SubstanceListTable.css'

import { formatOpenQuestions } from '#shared/domain/checks/check-texts.ts'
import { statusWords } from '#shared/domain/substances/status-words.ts'
import type { SubstanceListItem } from '#shared/domain/substances/substance-list.ts'
import { CmrMark } from '#shared/parts/substances/hazard-symbols/CmrMark.tsx'
import { HazardSymbols } from '#shared/parts/substances/hazard-symbols/HazardSymbols.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { substanceHref } from '../hrefs.ts'

type Props = { items: readonly SubstanceListItem[]; companyId: number }

export const SubstanceListTable = ({ items, companyId }: Props) => (
  <div className="bw-card bw-substance-list-card">
    <table className="bw-substance-list-table">
      <caption className="bw-visually-hidden">Stoffen, wat het eerst aandacht vraagt staat bovenaan</caption>
      <thead>
        <tr>
          <th scope="col">Stof en plek</th>
          <th scope="col">Gevaar</th>
          <th scope="col">Opslag</th>
          <th scope="col">Status</th>
          <th scope="col">Volgende stap</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <SubstanceRow key={item.id} item={item} href={substanceHref(companyId, item.id)} />
        ))}
      </tbody>
    </table>
  </div>
)

function SubstanceRow({ item, href }: { item: SubstanceListItem; href: string }) {
  const { name, places, statements, isCmr, storagePlace, status, numUnfinished, nextStep } = item
  return (
    <tr>
      <th scope="row">
        <a href={href}>{name}</a>
        {places.length > 0 && <span className="bw-substance-list-under">{places.join(', ')}</span>}
      </th>
      <td data-label="Gevaar">
        <span className="bw-substance-list-marks">
          <HazardSymbols codes={statements} />
          {isCmr && <CmrMark />}
        </span>
      </td>
      <td data-label="Opslag">{storagePlace || <span className="bw-soft">nog niet bekend</span>}</td>
      <td data-label="Status">
        <StatusPill color={status}>
          {status === 'GREY' ? formatOpenQuestions(numUnfinished) : statusWords[status]}
        </StatusPill>
      </td>
      <td data-label="Volgende stap">{nextStep}</td>
    </tr>
  )
}
