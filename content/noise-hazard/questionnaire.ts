import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { dose } from './dose.ts'
import { hearingProtection } from './hearing-protection.ts'
import { neverGreen } from './never-green.ts'
import { noiseReduction } from './noise-reduction.ts'
import { oneFact } from './one-fact.ts'
import { people } from './people.ts'
import { policy } from './policy.ts'
import { start } from './start.ts'

/** Dose and peaks are one question: the law always says "a dose above this or a peak above that". */
export const noiseHazard: Content = {
  check: 'NOISE_HAZARD',
  version: 2,
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
    'Tussen 80 en 85 dB(A) wordt het oranje als bescherming en voorlichting geregeld zijn; vanaf 85 pas als ook plan, zone, dragen, gehoortest en beoordeling in orde zijn. Is “binnen een jaar” dan de goede termijn om te blijven verlagen?',
    'Onder 85 dB(A) vragen we niet meer naar plan, zone, dragen, gehoortest en geluid bij het oor: de wet vraagt dat pas vanaf 85. Een plek boven 85 waar iemand maar kort is, blijft dan buiten beeld.',
    'Vuistregels per bewerking: voor draaien is er alleen onze eigen keuze. Frezen, slagmoersleutel, laser- en watersnijden, trommelen en stralen ontbreken: we vonden geen openbare bron met gezag.',
    'Meldingen van gehoorklachten, een eerste gehoortest bij in dienst treden, werkdagen langer dan 8 uur en waarschuwingssignalen worden niet apart gevraagd.',
    'Gehoorbescherming: dat die 90% van de tijd gedragen wordt als niets is ingevuld, is onze keuze.',
    'Gehoorbescherming: rekenen met SNR is grof als bronnen verschillen; EN 458 en HSE L108 zelf zijn niet gelezen.',
    'Dagdosis: ISO 9612 is niet gelezen; de formule rekent gelijk met de tabellen van HSE.',
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
  oneFact,
  neverGreen,
  scripts: [...start, ...dose, ...noiseReduction, hearingProtection, people, ...actions, policy],
}
