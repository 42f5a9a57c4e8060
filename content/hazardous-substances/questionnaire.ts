import type { Content } from '../content.ts'
import { cmr } from './cmr.ts'
import { fields } from './fields.ts'
import { hazard } from './hazard.ts'
import { measures } from './measures.ts'
import { people } from './people.ts'
import { product } from './product.ts'
import { review } from './review.ts'
import { storage } from './storage.ts'
import { suspect } from './suspect.ts'
import { use } from './use.ts'

export const hazardousSubstances: Content = {
  check: 'HAZARDOUS_SUBSTANCES',
  version: 1,
  section: {
    one: 'stof',
    many: 'stoffen',
    placeholder: '{stof}',
    phrase: 'van {stof}',
    suggestions: [],
    fields,
  },
  disclaimers: [
    { text: 'Deze check vervangt geen beoordeling door een arbeidshygiënist.' },
    {
      text: 'Doe op één dag hooguit 2 taken met een veilige werkwijze, en houd de helft van de tijd aan die erin staat.',
    },
    {
      text: 'De nieuwe check Gevaarlijke stoffen komt later; download je register voordat we overgaan.',
    },
  ],
  openPoints: [
    'Twee oude veilige werkwijzen mogen niet meer worden gebruikt. Welke dat zijn, is niet bekend. Zodra de opdrachtgever ze noemt, komen ze in de eerste waarschuwing: “Twee oude veilige werkwijzen gebruik je niet meer: …”.',
    'De helft van de tijd en hooguit 2 taken per dag staan alleen in de omschrijving van deze check.',
    'Een blad van meer dan 3 jaar, elk jaar navragen en elk jaar opnieuw bekijken: die termijnen zijn onze eigen keuze. Dat oranje “te oud” betekent, is dat ook.',
    'De ondergrenzen van PGS 15 komen uit 2009 en 2016. PGS 15 van 2025 en het Besluit activiteiten leefomgeving zijn niet gelezen.',
    'De artikelen zijn gelezen in de tekst van 2017. Na Stb. 2024, 127 kunnen 4.2a, 4.13 en 4.15 anders luiden.',
    'H360 stond in 2017 niet in de lijst van stoffen waarvan je de lucht niet mag terugblazen. Geldt dat nog?',
    'Zijn H335 en H336 gevaren die een grenswaarde nodig hebben?',
    'De doorbraaktijd van handschoenen is vakkennis zonder bron.',
    'Voor zwangeren verbiedt de wet lood en stoffen met erfelijke schade. Bij andere H-zinnen is het onze eigen keuze.',
    'H362 (via borstvoeding) staat bij de verdachte stoffen, omdat artikel 4.2a ook daar extra gegevens vraagt.',
    'Artikel 4.13 noemt onder g ook de gevallen van vervanging. Die vraag staat apart, bij CMR.substitution.',
    'Alleen ventilatie is rood, ook als de blootstelling onder de grenswaarde is. Mag dat bij een licht gevaar anders?',
    'USE.exposure wordt altijd gevraagd. Een stof zonder gevaar voor de gezondheid krijgt nu “onder de grenswaarde”.',
    'Zelf toegevoegd: bij blad en etiket “de stof komt vrij bij het werk”, bij de lekbak “niet nodig”, en afzuiging die niet is nagekeken (oranje).',
    'Een stof die bij het werk vrijkomt heeft geen blad, leverancier of voorraad. Dan vragen we daar niet naar: onze eigen keuze.',
  ],
  startScriptKey: 'INFO_REGISTER',
  columns: [
    { columnKey: 'PRODUCT', label: 'Product en blad', scriptKeys: ['PRODUCT'] },
    { columnKey: 'HAZARD', label: 'Gevaar', scriptKeys: ['HAZARD'] },
    { columnKey: 'CMR', label: 'CMR', scriptKeys: ['CMR', 'SUSPECT'] },
    { columnKey: 'USE', label: 'Taken en blootstelling', scriptKeys: ['USE'] },
    { columnKey: 'MEASURES', label: 'Maatregelen', scriptKeys: ['MEASURES'] },
    { columnKey: 'STORAGE', label: 'Opslag', scriptKeys: ['STORAGE'] },
    { columnKey: 'PEOPLE', label: 'Mensen', scriptKeys: ['PEOPLE'] },
    { columnKey: 'REVIEW', label: 'Opnieuw bekijken', scriptKeys: ['REVIEW'] },
  ],
  scripts: [...product, hazard, cmr, suspect, use, ...measures, storage, people, review],
}
