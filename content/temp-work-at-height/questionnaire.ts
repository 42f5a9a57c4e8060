import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { aerialPlatform } from './aerial-platform.ts'
import { fallProtection } from './fall-protection.ts'
import { floor } from './floor.ts'
import { heightPolicy } from './height-policy.ts'
import { ladder } from './ladder.ts'
import { means } from './means.ts'
import { mobileScaffold } from './mobile-scaffold.ts'
import { people } from './people.ts'
import { start } from './start.ts'
import { workBasket } from './work-basket.ts'
import { zone } from './zone.ts'

export const tempWorkAtHeight: Content = {
  check: 'TEMP_WORK_AT_HEIGHT',
  version: 1,
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
    'De grenzen voor een ladder: de bronnen noemen 2 of 4 uur en 50 of 100 newton. De strengste zijn gekozen.',
    'De bron rd.nl over ladders is een advertorial. Is die betrouwbaar genoeg voor graad B?',
    'Iemand binnen tien minuten uit een harnas bevrijden: die tijd is onze eigen keuze.',
    'De 12 en 8 meter van een rolsteiger: één bron draait de getallen om. De norm zelf is niet gelezen.',
    'Artikel 7.23d van het Arbobesluit is sinds 1 januari 2022 anders. Die tekst is nog niet gelezen.',
    'De artikelen van het Arbobesluit zijn gelezen in de tekst van 2017 of van 1 januari 2020. Wat er daarna is veranderd, moet worden nagekeken.',
    'Een klus met alleen het antwoord “Iets anders” krijgt geen vragen over het middel. Moet de check vragen welk middel dat is?',
  ],
  startScriptKey: 'INFO_HEIGHT',
  columns: [
    { columnKey: 'START', label: 'Klus', scriptKeys: ['START'] },
    { columnKey: 'MEANS', label: 'Hulpmiddel', scriptKeys: ['MEANS'] },
    { columnKey: 'FLOOR', label: 'Werkvloer en leuning', scriptKeys: ['FLOOR'] },
    { columnKey: 'LADDER', label: 'Ladder of trap', scriptKeys: ['LADDER'] },
    { columnKey: 'SCAFFOLD', label: 'Rolsteiger', scriptKeys: ['MOBILE_SCAFFOLD'] },
    { columnKey: 'PLATFORM', label: 'Hoogwerker', scriptKeys: ['AERIAL_PLATFORM'] },
    { columnKey: 'BASKET', label: 'Werkbak', scriptKeys: ['WORK_BASKET'] },
    { columnKey: 'FALL', label: 'Valbeveiliging', scriptKeys: ['FALL_PROTECTION'] },
    { columnKey: 'ZONE', label: 'Onder de klus', scriptKeys: ['ZONE'] },
    { columnKey: 'PEOPLE', label: 'Mensen', scriptKeys: ['PEOPLE'] },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [
    ...start,
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
