import type { Content } from '../content.ts'
import { cmr } from './cmr.ts'
import { coolant } from './coolant.ts'
import { fields } from './fields.ts'
import { fire } from './fire.ts'
import { hazard } from './hazard.ts'
import { isocyanate } from './isocyanate.ts'
import { lead } from './lead.ts'
import { measures } from './measures.ts'
import { neverGreen } from './never-green.ts'
import { oneFact } from './one-fact.ts'
import { people } from './people.ts'
import { product } from './product.ts'
import { review } from './review.ts'
import { storage } from './storage.ts'
import { suspect } from './suspect.ts'
import { use } from './use.ts'

export const hazardousSubstances: Content = {
  check: 'HAZARDOUS_SUBSTANCES',
  version: 2,
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
    'De helft van de tijd en hooguit 2 taken per dag staan alleen in de omschrijving van deze check. Een bron uit het vak is er niet.',
    'Een blad van meer dan 3 jaar, elk jaar navragen en elk jaar opnieuw bekijken: die termijnen zijn onze eigen keuze. Dat oranje “te oud” betekent, is dat ook.',
    'De ondergrenzen van PGS 15 komen uit 2009 en 2016. PGS 15 van 2025 en het Besluit activiteiten leefomgeving zijn niet gelezen.',
    'Artikel 3.5a t/m 3.5e (explosie) zijn gelezen in de tekst van 2017; 3.5e is daarna gewijzigd. De andere artikelen zijn gelezen zoals ze sinds 1 augustus 2026 gelden.',
    'Zijn H335 en H336 gevaren die een grenswaarde nodig hebben?',
    'De doorbraaktijd van handschoenen is vakkennis zonder bron.',
    'De check schat geen blootstelling en telt stoffen die samen werken niet op. Hij vraagt alleen of iemand dat heeft beoordeeld.',
    'Voor zwangeren verbiedt de wet lood en stoffen met erfelijke schade. Bij andere H-zinnen is het onze eigen keuze.',
    'EUH380 en EUH381 (hormoonverstorend) staan bij de stoffen die niets voor zwangeren zijn: onze eigen keuze.',
    'H362 (via borstvoeding) staat bij de verdachte stoffen, omdat artikel 4.2a ook daar extra gegevens vraagt.',
    'Artikel 4.13 noemt onder g ook de gevallen van vervanging. Die vraag staat apart, bij CMR.substitution.',
    'Alleen ventilatie is rood, ook als de blootstelling onder de grenswaarde is. Mag dat bij een licht gevaar anders?',
    'Bij een CMR-stof is alleen een meting groen; berekend onder de grenswaarde is oranje. Mag een berekening bij een stof die alleen de voortplanting schaadt ook groen zijn?',
    'De grenswaarden van lood en di-isocyanaten in de Arboregeling zijn niet gelezen. Die van lood komen uit richtlijn (EU) 2024/869; voor di-isocyanaat (10, vanaf 2029 6 µg NCO/m³) vraagt de check alleen de grenswaarde van het blad.',
    'Een blad van 2021 of 2022 kan al de vorm van 2023 hebben. Het is toch oranje.',
    'De bestanddelen zijn alleen verplicht bij een CMR-stof. Moeten ze bij elke stof met een gezondheidsgevaar?',
    'Welke H-zinnen niet samen op één plek mogen is onze eigen keuze. H314 kan een zuur of een loog zijn: naast EUH031 of EUH032 telt het als zuur.',
    'Acetyleen en zuurstof op één plek zijn rood, binnen drie maanden. Welke afstand of scheiding PGS 15 vraagt, is niet gelezen.',
    'Organische peroxiden en zelfontledende stoffen (H240 t/m H242) hebben geen grens: PGS 8 en hoofdstuk 9 van PGS 15 zijn niet verwerkt.',
    'H228 en EUH018 vragen dezelfde dingen over explosie als H225. Stofexplosie heeft geen eigen vragen.',
    'Koelsmeermiddel: elke week zuurgraad en concentratie is onze eigen keuze. Grenzen voor nitriet en bacteriën noemt de check niet.',
    'Hoe vaak het bloed op lood moet worden onderzocht staat in de Arboregeling, die niet is gelezen.',
    'Bij lood in een mengsel zonder H360 geldt de eis van meten niet. Is dat goed?',
    'Zelf toegevoegd: bij blad en etiket “de stof komt vrij bij het werk”, bij de lekbak “niet nodig”, en afzuiging die niet is nagekeken (oranje).',
    'Een stof die bij het werk vrijkomt heeft geen blad, leverancier of voorraad. Dan vragen we daar niet naar: onze eigen keuze.',
  ],
  oneFact,
  neverGreen,
  startScriptKey: 'INFO_REGISTER',
  columns: [
    { columnKey: 'PRODUCT', label: 'Product en blad', scriptKeys: ['PRODUCT'] },
    { columnKey: 'HAZARD', label: 'Gevaar', scriptKeys: ['HAZARD'] },
    { columnKey: 'CMR', label: 'CMR', scriptKeys: ['CMR', 'SUSPECT'] },
    { columnKey: 'USE', label: 'Taken en blootstelling', scriptKeys: ['USE'] },
    { columnKey: 'MEASURES', label: 'Maatregelen', scriptKeys: ['MEASURES', 'COOLANT'] },
    { columnKey: 'FIRE', label: 'Brand en explosie', scriptKeys: ['FIRE'] },
    { columnKey: 'STORAGE', label: 'Opslag', scriptKeys: ['STORAGE'] },
    { columnKey: 'PEOPLE', label: 'Mensen', scriptKeys: ['PEOPLE', 'ISOCYANATE', 'LEAD'] },
    { columnKey: 'REVIEW', label: 'Opnieuw bekijken', scriptKeys: ['REVIEW'] },
  ],
  scripts: [
    ...product,
    hazard,
    cmr,
    suspect,
    use,
    ...measures,
    coolant,
    fire,
    storage,
    people,
    isocyanate,
    lead,
    review,
  ],
}
