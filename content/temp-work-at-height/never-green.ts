import type { NeverGreen } from '../content.ts'

const high = 'START.applies: yes'
const on = (...means: string[]) => [high, `MEANS.means: ${means.join(' ')}`]
const at = (place: string) => [high, `START.place: ${place}`]
const low = (...stand: string[]) => ['START.applies: low', `LOW.stand: ${stand.join(' ')}`]

export const neverGreen: readonly NeverGreen[] = [
  { because: 'de vloer op hoogte geen leuning heeft', answers: [...on('floor'), 'FLOOR.guardrail: no'] },
  {
    because: 'de vloer geen leuning heeft naast een ladder en een harnas',
    answers: [...on('floor', 'ladder', 'harness'), 'FLOOR.guardrail: no'],
  },
  {
    because: 'een harnas zonder reden de leuning vervangt',
    answers: [...on('floor', 'harness'), 'MEANS.choice: no', 'FLOOR.guardrail: harness'],
  },
  {
    because: 'iemand uit gewoonte in een harnas werkt',
    answers: [...on('harness'), 'MEANS.choice: no'],
  },
  { because: 'een gat in de vloer open is', answers: [...at('opening'), 'FLOOR.openings: no'] },
  { because: 'de dakrand niet is beveiligd', answers: [...at('roof'), 'FLOOR.roofEdge: no'] },
  {
    because: 'iemand met alleen een ladder een dak zonder leuning op gaat',
    answers: [...at('roof'), 'MEANS.means: ladder', 'FLOOR.roofEdge: no'],
  },
  {
    because: 'iemand door het dak of een lichtkoepel kan zakken',
    answers: [...at('roof'), 'FLOOR.fragile: yes'],
  },
  { because: 'de bovenloopkraan niet op slot is', answers: [...at('craneTrack'), 'ZONE.crane: no'] },
  { because: 'er spanning op de draden staat', answers: [...at('power'), 'ZONE.power: no'] },
  { because: 'niemand stopt bij slecht weer', answers: [...at('outdoors'), 'ZONE.weather: no'] },
  { because: 'er onder de klus iemand geraakt kan worden', answers: [high, 'ZONE.area: no'] },
  { because: 'een onbekend middel niet is bekeken', answers: [...on('other'), 'MEANS.other: no'] },
  {
    because: 'nog wordt uitgezocht of een onbekend middel veilig is',
    answers: [...on('other'), 'MEANS.other: unknown'],
  },
  { because: 'een kapotte ladder wordt gebruikt', answers: [...on('ladder'), 'MEANS.inspected: broken'] },
  { because: 'de ladder niet is gekeurd', answers: [...on('ladder'), 'MEANS.inspected: no'] },
  {
    because: 'iemand buiten de grenzen op een ladder werkt',
    answers: [...on('ladder'), 'LADDER.limits: no'],
  },
  {
    because: 'iemand hoger dan 5 meter op een ladder werkt',
    answers: [...on('ladder'), 'LADDER.limits: high'],
  },
  { because: 'iemand op een ladder reikt of kracht zet', answers: [...on('ladder'), 'LADDER.reach: no'] },
  { because: 'de ladder kan wegglijden', answers: [...on('ladder'), 'LADDER.secured: no'] },
  { because: 'iemand zonder houvast van de ladder stapt', answers: [...on('ladder'), 'LADDER.access: no'] },
  {
    because: 'iemand van de ladder op een vloer zonder leuning stapt',
    answers: [...on('ladder'), 'LADDER.access: yes', 'LADDER.arrival: no'],
  },
  { because: 'iemand met twee handen op een ladder werkt', answers: [...on('ladder'), 'LADDER.grip: no'] },
  {
    because: 'de rolsteiger niet compleet is',
    answers: [...on('mobileScaffold'), 'MOBILE_SCAFFOLD.built: no'],
  },
  {
    because: 'de rolsteiger is gebouwd door wie dat niet heeft geleerd',
    answers: [...on('mobileScaffold'), 'MOBILE_SCAFFOLD.builder: no'],
  },
  { because: 'de rolsteiger te hoog is', answers: [...on('mobileScaffold'), 'MOBILE_SCAFFOLD.height: no'] },
  {
    because: 'iemand meerijdt op de rolsteiger',
    answers: [...on('mobileScaffold'), 'MOBILE_SCAFFOLD.moved: no'],
  },
  {
    because: 'iemand zonder opleiding de hoogwerker bedient',
    answers: [...on('aerialPlatform'), 'AERIAL_PLATFORM.operator: no'],
  },
  {
    because: 'niemand de bak van de hoogwerker kan laten zakken',
    answers: [...on('aerialPlatform'), 'AERIAL_PLATFORM.rescue: no'],
  },
  {
    because: 'het harnas in de hoogwerker ontbreekt',
    answers: [...on('aerialPlatform'), 'AERIAL_PLATFORM.harness: no'],
  },
  {
    because: 'de hoogwerker niet stabiel staat',
    answers: [...on('aerialPlatform'), 'AERIAL_PLATFORM.stable: no'],
  },
  { because: 'iemand met een heftruck wordt opgetild', answers: on('forkliftBasket') },
  {
    because: 'iemand met een heftruck wordt opgetild, wat daarna wordt ontkend',
    answers: [...on('forkliftBasket', 'craneBasket'), 'WORK_BASKET.forklift: no'],
  },
  {
    because: 'een werkbak in een kraan geen plan heeft',
    answers: [...on('craneBasket'), 'WORK_BASKET.crane: no'],
  },
  {
    because: 'niemand weet of de werkbak in de kraan mag',
    answers: [...on('craneBasket'), 'WORK_BASKET.crane: unknown'],
  },
  {
    because: 'de werkbak te zwaar is voor de kraan',
    answers: [...on('craneBasket'), 'WORK_BASKET.craneUse: no'],
  },
  { because: 'het ankerpunt niet voor mensen is', answers: [...on('harness'), 'FALL_PROTECTION.anchor: no'] },
  {
    because: 'wie in het harnas valt de grond raakt',
    answers: [...on('harness'), 'FALL_PROTECTION.clearance: no'],
  },
  { because: 'het harnas niet is gekeurd', answers: [...on('harness'), 'FALL_PROTECTION.inspected: no'] },
  {
    because: 'niemand iemand uit het harnas kan bevrijden',
    answers: [...on('harness'), 'FALL_PROTECTION.rescue: no'],
  },
  { because: 'iemand laag op een heftruck wordt opgetild', answers: low('forklift') },
  { because: 'iemand op een pallet of stoel staat', answers: low('ladder', 'improvised') },
  { because: 'een lage trap wankel of kapot is', answers: [...low('ladder'), 'LOW.steady: no'] },
  { because: 'iemand op een lage trap uit balans is', answers: [...low('ladder'), 'LOW.balance: no'] },
  { because: 'de rand van de laadvloer open is', answers: [...low('truck'), 'LOW.edge: no'] },
  { because: 'iemand van de laadvloer springt', answers: [...low('truck'), 'LOW.climb: no'] },
]
