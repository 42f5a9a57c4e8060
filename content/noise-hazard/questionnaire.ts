import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { dose } from './dose.ts'
import { hearingProtection } from './hearing-protection.ts'
import { noiseReduction } from './noise-reduction.ts'
import { people } from './people.ts'
import { policy } from './policy.ts'
import { start } from './start.ts'

/** Dose and peaks are one question: the law always says "a dose above this or a peak above that". */
export const noiseHazard: Content = {
  check: 'NOISE_HAZARD',
  version: 1,
  section: {
    one: 'functiegroep',
    many: 'functiegroepen',
    placeholder: '{functiegroep}',
    phrase: 'in de groep {functiegroep}',
    suggestions: [
      'Lassers',
      'Bankwerkers',
      'Plaatbewerkers',
      'Machinebedieners',
      'Slijpers',
      'Monteurs',
      'Spuiters',
      'Magazijnmedewerkers',
    ],
  },
  openPoints: [
    'Beoordeling: een wettelijke termijn is er niet; 4 jaar is onze keuze.',
    'Tussen 80 en 85 dB(A) vraagt de wet alleen beschermen en voorlichten, niet verlagen. Wij maken het rood, zodat het niet vergeten wordt.',
    'Gehoorbescherming: dat die 90% van de tijd gedragen wordt als niets is ingevuld, is onze keuze.',
    'Gehoorbescherming: rekenen met SNR is grof als bronnen verschillen; EN 458 zelf is niet gelezen.',
    'Dagdosis: ISO 9612 is niet gelezen; de formule rekent gelijk met de tabellen van HSE.',
    'Arbobesluit 6.8 tot en met 6.11 zijn gelezen in een kopie van 1 januari 2020, de andere artikelen in een van voorjaar 2017.',
    'De check vervangt geen meting: de arbeidsinspectie heeft deze check niet beoordeeld.',
  ],
  startScriptKey: 'INFO_NOISE',
  columns: [
    { columnKey: 'START', label: 'Komt het voor?', scriptKeys: ['START'] },
    { columnKey: 'DOSE', label: 'Dagdosis', scriptKeys: ['DOSE'] },
    { columnKey: 'SOURCE', label: 'Geluid verlagen', scriptKeys: ['SOURCE'] },
    { columnKey: 'HEARING_PROTECTION', label: 'Gehoorbescherming', scriptKeys: ['HEARING_PROTECTION'] },
    { columnKey: 'PEOPLE', label: 'Mensen', scriptKeys: ['PEOPLE'] },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [...start, ...dose, ...noiseReduction, hearingProtection, people, ...actions, policy],
}
