import { orangeRisk, redRisk, type Scenario } from '../content.ts'

const notMeasured = 'Laat een arbeidshygiënist chroom-6 en nikkel meten'

export const scenarios: readonly Scenario[] = [
  {
    situation: 'Kantoor met magazijn: er wordt nooit gelast of gesneden.',
    answers: ['START.applies: no'],
    expected: {},
  },
  {
    situation:
      'Werkplaats met één lasser, TIG op staal, een uur per week, open poort met ventilatie, niet gemeten.',
    answers: [
      'START.applies: yes',
      'START.materials: steel',
      'CLASS.class: low',
      'CLASS.exposure: methodLight',
    ],
    expected: {},
  },
  {
    situation: 'Lashal, MAG op staal, toorts met afzuiging, gemeten: 0,4 mg/m³ rook en 0,03 mg/m³ mangaan.',
    answers: [
      'START.applies: yes',
      'START.materials: steel',
      'CLASS.class: high',
      'CLASS.exposure: measured',
      'EXTRACTION.used: yes',
      'RESPIRATORY_PROTECTION.used: notNeeded',
    ],
    expected: {},
  },
  {
    situation: 'Tankbouw: MIG op RVS in een tank, geen afzuiging, twee lassers naast elkaar, niet gemeten.',
    answers: [
      'START.applies: yes',
      'START.materials: stainless',
      'CLASS.class: veryHigh',
      'CLASS.exposure: no',
      'CLASS.chromium: no',
      'EXTRACTION.used: no',
      'ROOM.others: yes',
      'ROOM.confined: yes',
    ],
    expected: {
      CLASS: redRisk('SOON', 'Neem de maatregelen van de klasse'),
      EXTRACTION: redRisk('NOW', 'Stop laswerk zonder afzuiging'),
      ROOM: redRisk('NOW', 'Stop het werk tot zuurstof en gas zijn gemeten'),
    },
  },
  {
    situation: 'Ketelreparatie: TIG op staal in de ketel, steeds gemeten, afgezogen en met een mangatwacht.',
    answers: ['START.applies: yes', 'START.materials: steel', 'CLASS.class: low', 'ROOM.confined: guarded'],
    expected: { ROOM: orangeRisk('LATER', 'Kijk of het werk buiten de ruimte kan') },
  },
  {
    situation: 'RVS-hal, MIG, afzuiging bij elke las, alle maatregelen genomen, nooit gemeten.',
    answers: [
      'START.applies: yes',
      'START.materials: stainless',
      'CLASS.class: veryHigh',
      'CLASS.exposure: measured',
      'CLASS.chromium: no',
    ],
    expected: { CLASS: redRisk('SOON', notMeasured) },
  },
  {
    situation: 'RVS-hal waar iemand zegt: nog niet gemeten, maar alle maatregelen zijn genomen.',
    answers: [
      'START.applies: yes',
      'START.materials: stainless',
      'CLASS.class: medium',
      'CLASS.exposure: methodLight',
      'CLASS.chromium: measured',
    ],
    expected: { CLASS: 'GREY' },
  },
  {
    situation: 'RVS dat met de hand in klasse laag is gezet, zonder afzuiging.',
    answers: ['START.applies: yes', 'START.materials: stainless', 'CLASS.class: low'],
    expected: { CLASS: 'GREY', EXTRACTION: 'GREY', RPE: 'GREY' },
  },
  {
    situation: 'TIG op RVS, meestal met afzuiging, gemeten onder alle grenzen.',
    answers: [
      'START.applies: yes',
      'START.materials: stainless',
      'CLASS.class: medium',
      'CLASS.exposure: measured',
      'CLASS.chromium: measured',
      'EXTRACTION.used: mostly',
    ],
    expected: { EXTRACTION: redRisk('NOW', 'Las alleen waar wordt afgezogen') },
  },
  {
    situation: 'MAG op staal, meestal met afzuiging.',
    answers: ['START.applies: yes', 'START.materials: steel', 'CLASS.class: high', 'EXTRACTION.used: mostly'],
    expected: { EXTRACTION: redRisk('SOON', 'Las alleen waar wordt afgezogen') },
  },
  {
    situation: 'Gefilterde rook van gevulde draad gaat ongemeten terug de hal in.',
    answers: [
      'START.applies: yes',
      'START.materials: steel',
      'CLASS.class: veryHigh',
      'EXTRACTION.airBack: no',
    ],
    expected: { EXTRACTION: redRisk('NOW', 'Voer de lucht naar buiten af') },
  },
  {
    situation: 'MAG op staal, alles geregeld, nog niet gemeten.',
    answers: [
      'START.applies: yes',
      'START.materials: steel',
      'CLASS.class: high',
      'CLASS.exposure: methodHigh',
    ],
    expected: { CLASS: orangeRisk('SOON', 'Laat een arbeidshygiënist meten') },
  },
  {
    situation: 'Sloop en reparatie: snijden door menie, lood niet gemeten, verf blijft zitten.',
    answers: [
      'START.applies: yes',
      'START.materials: steel leadPaint',
      'CLASS.class: veryHigh',
      'CLASS.lead: no',
      'SOURCE.cleanSurface: no',
    ],
    expected: {
      CLASS: redRisk('SOON', 'Haal loodverf weg voordat je last of snijdt, zonder stof te maken'),
      SOURCE: redRisk('NOW', 'Slijp of straal de lasplek schoon'),
    },
  },
  {
    situation: 'Aluminium, MIG, rook gemeten, ozon nooit.',
    answers: [
      'START.applies: yes',
      'START.materials: aluminium',
      'CLASS.class: veryHigh',
      'CLASS.exposure: measured',
      'CLASS.ozone: no',
    ],
    expected: { CLASS: orangeRisk('SOON', 'Laat ozon meten bij het lassen van aluminium') },
  },
  {
    situation: 'RVS boven de grens voor chroom-6, zonder adembescherming en zonder lijst.',
    answers: [
      'START.applies: yes',
      'START.materials: stainless',
      'CLASS.class: veryHigh',
      'CLASS.chromium: above',
      'RESPIRATORY_PROTECTION.used: no',
      'STAINLESS.registered: no',
    ],
    expected: {
      CLASS: redRisk('NOW', 'Stop het werk dat erboven komt, tot de rook lager is'),
      RPE: redRisk('NOW', 'Zet afzuiging in of stop het werk'),
      STAINLESS: redRisk('SOON', 'Beperk laswerk aan RVS tot het nodige'),
    },
  },
]
