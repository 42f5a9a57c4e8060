import type { NeverGreen } from '../content.ts'

export const neverGreen: readonly NeverGreen[] = [
  { because: 'iemand in een besloten ruimte last', answers: ['ROOM.confined: yes'] },
  { because: 'iemand in een besloten ruimte last, ook met bewaking', answers: ['ROOM.confined: guarded'] },
  {
    because: 'chroom-6 van RVS niet is gemeten',
    answers: ['START.materials: stainless', 'CLASS.chromium: no'],
  },
  {
    because: 'RVS wordt gelast zonder dat lasrook is gemeten',
    answers: ['START.materials: steel stainless', 'CLASS.exposure: methodLight'],
  },
  {
    because: 'loodverf wordt gelast zonder dat lood is gemeten',
    answers: ['START.materials: leadPaint', 'CLASS.lead: no'],
  },
  {
    because: 'een nikkellegering wordt gelast zonder meting',
    answers: ['START.materials: nonFerrous', 'CLASS.exposure: methodLight'],
  },
  {
    because: 'de rook van klasse zeer hoog niet is gemeten',
    answers: ['CLASS.class: veryHigh', 'CLASS.exposure: methodLight'],
  },
  {
    because: 'de rook van klasse hoog niet is gemeten',
    answers: ['CLASS.class: high', 'CLASS.exposure: methodHigh'],
  },
  {
    because: 'RVS in de laagste klasse is gezet',
    answers: ['START.materials: stainless', 'CLASS.class: low'],
  },
  {
    because: 'de klasse niet bekend is',
    answers: ['CLASS.class: unknown'],
  },
  { because: 'er niet wordt afgezogen', answers: ['CLASS.class: high', 'EXTRACTION.used: no'] },
  {
    because: 'lasrook ongemeten wordt teruggeblazen',
    answers: ['CLASS.class: medium', 'EXTRACTION.airBack: no'],
  },
  { because: 'over verf of zink wordt gelast', answers: ['SOURCE.cleanSurface: no'] },
]
