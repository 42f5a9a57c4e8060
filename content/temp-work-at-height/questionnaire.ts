import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { aerialPlatform } from './aerial-platform.ts'
import { fallProtection } from './fall-protection.ts'
import { floor } from './floor.ts'
import { heightPolicy } from './height-policy.ts'
import { ladder } from './ladder.ts'
import { low } from './low.ts'
import { means } from './means.ts'
import { mobileScaffold } from './mobile-scaffold.ts'
import { neverGreen } from './never-green.ts'
import { oneFact } from './one-fact.ts'
import { people } from './people.ts'
import { start } from './start.ts'
import { workBasket } from './work-basket.ts'
import { zone } from './zone.ts'

export const tempWorkAtHeight: Content = {
  check: 'TEMP_WORK_AT_HEIGHT',
  version: 2,
  section: {
    one: 'klus',
    many: 'klussen',
    placeholder: '{klus}',
    phrase: 'bij {klus}',
    suggestions: ['Lampen vervangen', 'Dak', 'Kraanbaan', 'Afzuigkanaal'],
  },
  disclaimers: [
    {
      text: 'Een werkbak aan een heftruck mag niet meer sinds 1 juli 2020. Gebruik een hoogwerker of rolsteiger.',
    },
    { text: 'Heb je vóór 1 juli 2020 een check gedaan waarin een werkbak groen was? Doe die klus opnieuw.' },
  ],
  openPoints: [
    'De grenzen voor een ladder: de leidraad noemt 5 en 7,5 meter, en 2 en 4 uur. Wij maken tot 5 meter en 2 uur groen, 5 tot 7,5 meter oranje, en langer dan 2 uur rood. Moet 2 tot 4 uur ook oranje zijn?',
    'De kracht op een ladder: bronnen noemen 50 of 100 newton. De strengste is gekozen. Het A-blad zelf is niet gelezen.',
    'Iemand binnen tien minuten uit een harnas bevrijden: die tijd is onze eigen keuze. Bronnen noemen tien of vijftien minuten.',
    'De 12 en 8 meter van een rolsteiger: één bron draait de getallen om. De norm zelf (EN 1004-1:2020) is niet gelezen.',
    'Een plek op 4 meter van een platte dakrand telt als veilig, als er een afzetting staat. Geldt dat ook voor een glad dak?',
    'Onder 2,5 meter is een open rand, springen of een pallet als opstap “binnen drie maanden”, een kapotte trap en een heftruck “direct”. Is dat goed verdeeld?',
    'Bij een open stroomdeel bepaalt de beheerder de afstand: de check noemt geen getal. Artikel 3.4 en 3.5 zijn niet gelezen.',
    'Een vangnet wordt met een reden groen, zonder vragen over het net zelf.',
    'Een harnas uit gewoonte is “direct”, een ladder uit gewoonte “binnen drie maanden” zolang hij binnen zijn grenzen blijft. Is dat goed?',
    'Een verlopen keuring is “binnen drie maanden”, behalve die van een harnas. Moet een hoogwerker zonder keuring ook stilstaan?',
  ],
  oneFact,
  neverGreen,
  startScriptKey: 'INFO_HEIGHT',
  columns: [
    { columnKey: 'START', label: 'Klus', scriptKeys: ['START'] },
    { columnKey: 'MEANS', label: 'Hulpmiddel', scriptKeys: ['LOW', 'MEANS'] },
    { columnKey: 'FLOOR', label: 'Werkvloer en leuning', scriptKeys: ['FLOOR'] },
    { columnKey: 'LADDER', label: 'Ladder of trap', scriptKeys: ['LADDER'] },
    { columnKey: 'SCAFFOLD', label: 'Rolsteiger', scriptKeys: ['MOBILE_SCAFFOLD'] },
    { columnKey: 'PLATFORM', label: 'Hoogwerker', scriptKeys: ['AERIAL_PLATFORM'] },
    { columnKey: 'BASKET', label: 'Werkbak', scriptKeys: ['WORK_BASKET'] },
    { columnKey: 'FALL', label: 'Valbeveiliging', scriptKeys: ['FALL_PROTECTION'] },
    { columnKey: 'ZONE', label: 'Rond de klus', scriptKeys: ['ZONE'] },
    { columnKey: 'PEOPLE', label: 'Mensen', scriptKeys: ['PEOPLE'] },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [
    ...start,
    low,
    ...means,
    floor,
    ladder,
    mobileScaffold,
    aerialPlatform,
    workBasket,
    fallProtection,
    zone,
    people,
    ...actions,
    heightPolicy,
  ],
}
