import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { fumeClass } from './class.ts'
import { extraction } from './extraction.ts'
import { neverGreen } from './never-green.ts'
import { oneFact } from './one-fact.ts'
import { people } from './people.ts'
import { respiratoryProtection } from './respiratory-protection.ts'
import { room } from './room.ts'
import { source } from './source.ts'
import { stainless } from './stainless.ts'
import { start } from './start.ts'
import { weldingPolicy } from './welding-policy.ts'

export const weldingSmoke: Content = {
  check: 'WELDING_SMOKE',
  version: 2,
  section: {
    one: 'ruimte',
    many: 'ruimtes',
    placeholder: '{ruimte}',
    phrase: 'in {ruimte}',
    suggestions: ['Lashal', 'Constructiehal', 'Snijhal', 'Onderhoudswerkplaats', 'Buitenterrein'],
  },
  disclaimers: [
    {
      text: 'Deze check is vernieuwd op 1 juli 2020.',
      archiveText: 'Heb je een check van voor die datum? Die staat in het archief: {link}.',
    },
    {
      text: 'Deze check is geen meting. Alleen een meting of een erkende methode laat zien of je onder de grenswaarde van 1 mg/m³ blijft.',
    },
  ],
  openPoints: [
    'Op een nikkellegering is de klasse minstens die van RVS: onze eigen keuze.',
    'De hele tabel van processen en materialen: die komt uit een ingetrokken Nederlandse tabel en een Duitse. Waar ze verschillen, is de strengste gekozen.',
    'TIG: de Nederlandse tabel zet het op alles behalve aluminium in de lichtste klasse, de Duitse op RVS in de middelste.',
    'Een besloten ruimte geeft altijd de zwaarste klasse. Dat is onze eigen keuze.',
    'Verf, zink of menie die tot op het kale metaal is weggehaald, telt als staal. Klopt dat ook voor menie?',
    'HSE en 5xbeter willen afzuiging bij elke las. Onze klasse laag staat alleen ventilatie toe.',
    'De grenswaarden van chroom-6 en nikkel staan op gezag van een vakgenoot; de tekst van de Arboregeling is niet gelezen. Die van lood is die van richtlijn (EU) 2024/869.',
    'Bij klasse laag en middel is “nog niet gemeten” groen als alle maatregelen zijn genomen. 5xbeter rekent de concentratie uit; deze check doet dat niet.',
    'De beschermingsfactoren van TH2 en TH3 zijn niet gelezen.',
    'Welk medisch onderzoek past bij lassers?',
    'Jongeren onder de 18 en de straling van de lasboog (artikel 6.27 lid 2): deze check vraagt er niet naar.',
  ],
  oneFact,
  neverGreen,
  startScriptKey: 'INFO_WELDING',
  columns: [
    { columnKey: 'START', label: 'Komt het voor?', scriptKeys: ['START'] },
    { columnKey: 'CLASS', label: 'Klasse en blootstelling', scriptKeys: ['CLASS'] },
    { columnKey: 'SOURCE', label: 'Bron', scriptKeys: ['SOURCE'] },
    { columnKey: 'EXTRACTION', label: 'Afzuiging', scriptKeys: ['EXTRACTION'] },
    { columnKey: 'ROOM', label: 'Ruimte', scriptKeys: ['ROOM'] },
    { columnKey: 'RPE', label: 'Adembescherming', scriptKeys: ['RESPIRATORY_PROTECTION'] },
    { columnKey: 'STAINLESS', label: 'RVS en kankerverwekkende rook', scriptKeys: ['STAINLESS'] },
    { columnKey: 'PEOPLE', label: 'Mensen', scriptKeys: ['PEOPLE'] },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [
    ...start,
    ...fumeClass,
    ...source,
    extraction,
    room,
    respiratoryProtection,
    stainless,
    people,
    ...actions,
    weldingPolicy,
  ],
}
