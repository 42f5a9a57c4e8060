import { formatDay } from '#shared/domain/basics/date.ts'
import type { Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import { signalWordLabels } from '#shared/domain/substances/substance.ts'
import { typeInto } from '#shared/forms/type-into.ts'
import { formatNumber, typedNumber } from '../numbers.ts'

type Field = Proposal['field']

export const proposalLabels: Record<Field, string> = {
  name: 'Productnaam',
  supplier: 'Leverancier',
  articleNumber: 'Artikelnummer',
  sdsDate: 'Datum van het blad',
  statements: 'H-zinnen',
  signalWord: 'Signaalwoord',
  limit: 'Grenswaarde',
  ingredients: 'CMR-bestanddeel',
  adrClass: 'ADR-klasse',
  packingGroup: 'Verpakkingsgroep',
}

const periods = { '8H': '8 uur', '15MIN': '15 minuten' }

export function proposalText(proposal: Proposal): string {
  switch (proposal.field) {
    case 'sdsDate':
      return formatDay(proposal.value)
    case 'statements':
      return proposal.value.join(', ')
    case 'signalWord':
      return signalWordLabels[proposal.value]
    case 'limit': {
      const { substance, value, period } = proposal.value
      return `${substance ? `${substance}: ` : ''}${formatNumber(value)} mg/m³ over ${periods[period]}`
    }
    case 'ingredients': {
      const { name, percent, codes } = proposal.value
      return [name, percent, codes.join(', ')].filter(Boolean).join(', ')
    }
    default:
      return proposal.value
  }
}

/** "blz. 2, rubriek 2" */
export const placeText = ({ place: { page, section } }: Proposal): string =>
  section === null ? `blz. ${page}` : `blz. ${page}, rubriek ${section}`

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Does nothing when the form does not have the field now. */
function setField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control && !(control instanceof RadioNodeList)) typeInto(control as Control, value)
}

/** Lists the statements, so that there is a field for them. */
function chooseListed(form: HTMLFormElement): void {
  const option = form.querySelector<HTMLInputElement>('input[name="statementState"][value="LISTED"]')
  if (option && !option.checked) option.click()
}

/** Fills the first empty row; does nothing when there is none. */
function addIngredient(form: HTMLFormElement, name: string, percent: string): void {
  const rows = [...form.querySelectorAll<HTMLInputElement>('input[name^="ingredients."][name$=".name"]')]
  const row = rows.find(({ value }) => value === '' || value === name)
  if (!row) return
  typeInto(row, name)
  setField(form, row.name.replace(/name$/, 'percentage'), percent)
}

/** Whether accepting one proposal replaces the value of the other. */
export function isReplacedBy(other: Proposal, accepted: Proposal): boolean {
  if (other.field === 'limit' && accepted.field === 'limit')
    return other.value.period === accepted.value.period
  return other.field === accepted.field && other.field !== 'ingredients'
}

export function acceptProposal(form: HTMLFormElement, proposal: Proposal): void {
  switch (proposal.field) {
    case 'statements':
      chooseListed(form)
      // The field appears after React has handled the choice.
      setTimeout(() => setField(form, 'statements', proposal.value.join(', ')))
      break
    case 'limit': {
      const { value, period, source } = proposal.value
      setField(form, period === '8H' ? 'limit8h' : 'limit15min', typedNumber(value))
      setField(form, 'limitSource', `${source || 'Rubriek 8 van het blad'}`)
      break
    }
    case 'ingredients':
      addIngredient(form, proposal.value.name, proposal.value.percent)
      break
    default:
      setField(form, proposal.field, proposal.value)
  }
}
