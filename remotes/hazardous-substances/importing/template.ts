import { readableColumns } from '#shared/domain/substances/substance-list-columns.ts'
import { csvText } from '#shared/domain/substances/substance-list-lines.ts'
import { saveFile } from '#shared/parts/basics/save-file.ts'

const example: Record<string, string> = {
  name: 'Voorbeeld ontvetter',
  supplier: 'Naam van de leverancier',
  articleNumber: 'A-100',
  statementsH: 'H225, H319, H336',
  statementsEUH: 'EUH066',
  signalWord: 'Gevaar',
  sdsDate: '01-02-2024',
  sdsCheckedOn: '01-03-2024',
  'use.task': 'Ontvetten',
  'use.place': 'Werkplaats',
  'use.group': 'Lassers',
  'use.people': '3',
  'use.amount': '0,5',
  'use.unit': 'liter',
  'use.minutes': '15',
  'use.timesPerDay': '2',
  'use.daysPerYear': '200',
  measureList: 'Gesloten werken: deksel dicht; Persoonlijke bescherming: handschoenen',
  storagePlace: 'Kast 3',
  stockMax: '25 liter',
  adrClass: '3',
  reviewedOn: '01-03-2024',
  form: 'Vloeistof',
  packingGroup: 'II',
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const lineOf = (texts: readonly string[]) => texts.map(quoted).join(';')

/** Saves an example list: the headings and one line, as CSV that Excel opens. */
export function saveTemplate(): void {
  const columns = readableColumns.filter(({ key }) => key in example)
  const lines = [
    lineOf(columns.map(({ header }) => header)),
    lineOf(columns.map(({ key }) => csvText(example[key]!))),
  ]
  const content = new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
  saveFile(content, 'Voorbeeld lijst gevaarlijke stoffen.csv')
}
