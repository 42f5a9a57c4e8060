import { orangeRisk, redRisk, type Scenario } from '../content.ts'

const on = (means: string, ...more: string[]) => ['START.applies: yes', `MEANS.means: ${means}`, ...more]
const low = (stand: string, ...more: string[]) => ['START.applies: low', `LOW.stand: ${stand}`, ...more]

export const scenarios: readonly Scenario[] = [
  {
    situation: 'Tekenwerk en montage aan de werkbank: iedereen staat op de vloer.',
    answers: ['START.applies: never'],
    expected: {},
  },
  {
    situation:
      'Een lamp op 3 meter, tien minuten op een gekeurde ladder die vaststaat; iets veiligers past er niet.',
    answers: on('ladder'),
    expected: {},
  },
  {
    situation:
      'Onderhoud op een dak zonder koepels; een leuning kan niet, dat staat op papier, en iedereen draagt een harnas.',
    answers: on('harness', 'START.place: outdoors roof', 'FLOOR.roofEdge: harness'),
    expected: {},
  },
  {
    situation: 'Afzuigkanaal schoonmaken vanaf een complete rolsteiger, gebouwd door wie dat heeft geleerd.',
    answers: on('mobileScaffold'),
    expected: {},
  },
  {
    situation: 'Magazijn: een lichte doos pakken van 1,5 meter, op een stevig trapje.',
    answers: low('ladder'),
    expected: {},
  },
  {
    situation: 'Hetzelfde trapje van 1,5 meter, maar het wiebelt en een trede is gebarsten.',
    answers: low('ladder', 'LOW.steady: no'),
    expected: { MEANS: redRisk('NOW', 'Haal hem uit gebruik tot hij heel is en stevig staat') },
  },
  {
    situation: 'Profielen lossen van een aanhanger: iemand springt van de laadvloer.',
    answers: low('truck', 'LOW.climb: no'),
    expected: { MEANS: redRisk('SOON', 'Monteer treden en een handgreep, of zet een trap klaar') },
  },
  {
    situation: 'Op een stapel platen staan om een hijsband los te maken, op 1 meter.',
    answers: low('improvised'),
    expected: { MEANS: redRisk('SOON', 'Haal het werk naar beneden of maak een vast bordes') },
  },
  {
    situation: 'Iets van een schap halen, staand op een pallet die de heftruck anderhalve meter optilt.',
    answers: low('forklift'),
    expected: { MEANS: redRisk('NOW', 'Stop hier vandaag mee') },
  },
  {
    situation: 'Een lamp op 4 meter, staand op een pallet aan de heftruck.',
    answers: on('forkliftBasket', 'WORK_BASKET.forklift: yes'),
    expected: { BASKET: redRisk('NOW', 'Stop hier vandaag mee') },
  },
  {
    situation: 'Dezelfde pallet, waarna de ondernemer zegt dat er niemand met een heftruck wordt opgetild.',
    answers: on('forkliftBasket', 'WORK_BASKET.forklift: no'),
    expected: { BASKET: 'GREY' },
  },
  {
    situation: 'Lekkage zoeken op een dak met lichtkoepels; niemand weet of die een mens dragen.',
    answers: on('floor', 'START.place: outdoors roof', 'FLOOR.fragile: yes'),
    expected: { FLOOR: redRisk('NOW', 'Ga het dak niet op tot bekend is wat een mens draagt') },
  },
  {
    situation: 'Met de ladder het dak op om de goot te legen; langs de rand staat niets.',
    answers: on(
      'ladder',
      'START.place: outdoors roof',
      'FLOOR.roofEdge: no',
      'LADDER.access: yes',
      'LADDER.arrival: no',
    ),
    expected: {
      FLOOR: redRisk('NOW', 'Ga het dak niet op tot de rand is beveiligd'),
      LADDER: redRisk('NOW', 'Laat niemand overstappen tot er een leuning is'),
    },
  },
  {
    situation: 'Een lamp vervangen naast de kraanbaan, met een hoogwerker; de kraan rijdt door.',
    answers: on('aerialPlatform', 'START.place: craneTrack', 'ZONE.crane: no'),
    expected: { ZONE: redRisk('NOW', 'Stop het werk tot de kraan uit en op slot is') },
  },
  {
    situation: 'Dezelfde lamp, met de kraan op slot en de sleutel in de zak van de monteur.',
    answers: on('aerialPlatform', 'START.place: craneTrack'),
    expected: {},
  },
  {
    situation:
      'Kabels leggen naast de stroomrail van de kraan, met een aluminium ladder; de spanning staat erop.',
    answers: on('ladder', 'START.place: power', 'ZONE.power: no'),
    expected: { ZONE: redRisk('NOW', 'Werk hier niet tot de spanning eraf is') },
  },
  {
    situation: 'Boven op een machine staan om een filter te wisselen; niemand heeft dat bekeken.',
    answers: on('other', 'MEANS.other: no'),
    expected: { MEANS: redRisk('NOW', 'Werk hier niet op hoogte tot het middel is bekeken') },
  },
  {
    situation: 'Een zelfgemaakt platform waarvan nog wordt uitgezocht of het veilig is.',
    answers: on('other', 'MEANS.other: unknown'),
    expected: { MEANS: 'GREY' },
  },
  {
    situation: 'Een rolsteiger zonder leuning en met losse wielen, in elkaar gezet door een uitzendkracht.',
    answers: on(
      'mobileScaffold',
      'FLOOR.guardrail: no',
      'MOBILE_SCAFFOLD.built: no',
      'MOBILE_SCAFFOLD.builder: no',
    ),
    expected: {
      FLOOR: redRisk('NOW', 'Werk hier niet tot er een leuning is'),
      SCAFFOLD: redRisk('NOW', 'Laat niemand de rolsteiger op: hang er een verbodsbord aan'),
    },
  },
  {
    situation: 'Een complete rolsteiger, maar wie hem bouwde heeft dat nooit geleerd.',
    answers: on('mobileScaffold', 'MOBILE_SCAFFOLD.builder: no'),
    expected: {
      SCAFFOLD: redRisk(
        'SOON',
        'Laat iemand die het heeft geleerd de steiger nakijken voor er weer iemand op gaat',
      ),
    },
  },
  {
    situation: 'Buiten op een hoogwerker aan de gevel, ook bij harde wind.',
    answers: on('aerialPlatform', 'START.place: outdoors', 'ZONE.weather: no'),
    expected: { ZONE: redRisk('SOON', 'Plan buitenwerk met een weersgrens') },
  },
  {
    situation: 'Een hoogwerker waarvan niemand beneden de noodbediening kent.',
    answers: on('aerialPlatform', 'AERIAL_PLATFORM.rescue: no'),
    expected: { PLATFORM: redRisk('NOW', 'Ga niet omhoog tot er beneden iemand staat die het kan') },
  },
  {
    situation: 'Gevelreclame ophangen: een ladder op 6 meter, verder alles volgens de regels.',
    answers: on('ladder', 'LADDER.limits: high'),
    expected: { LADDER: orangeRisk('SOON', 'Kies een hoogwerker of rolsteiger als die er kan staan') },
  },
  {
    situation: 'Een ladder uit gewoonte, terwijl er een rolsteiger staat; de ladder zelf is in orde.',
    answers: on('ladder', 'MEANS.choice: no'),
    expected: { MEANS: redRisk('SOON', 'Werk verder met een rolsteiger, een hoogwerker of een leuning') },
  },
  {
    situation: 'Een harnas uit gewoonte, op een plek waar een leuning kan.',
    answers: on('harness', 'MEANS.choice: no'),
    expected: { MEANS: redRisk('NOW', 'Werk verder met een rolsteiger, een hoogwerker of een leuning') },
  },
  {
    situation: 'Een goed ankerpunt, maar wie in het harnas valt kan niemand bevrijden.',
    answers: on('harness', 'FALL_PROTECTION.rescue: no'),
    expected: { FALL: redRisk('NOW', 'Werk niet in een harnas tot iemand kan redden') },
  },
  {
    situation: 'Een ladder met een kromme boom en zonder sticker.',
    answers: on('ladder', 'MEANS.inspected: broken'),
    expected: { MEANS: redRisk('NOW', 'Haal het nu uit gebruik') },
  },
]
