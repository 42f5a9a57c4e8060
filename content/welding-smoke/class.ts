import type { Question, Risk, Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, orange, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { whenWelded, withCarcinogen, withClass, withMaterial } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arboportaal, arboregeling, limitsOf2018, trgs528 } from './sources.ts'

const REVIEWED = '2026-11-29'

const aboveLimit = (label: string): Risk => ({
  label,
  urgency: 'NOW',
  actions: [
    'Stop het werk dat erboven komt, tot de rook lager is',
    'Kies een proces met minder rook of las minder',
    'Zet bronafzuiging of toortsafzuiging in',
    'Draag tot die tijd aangeblazen adembescherming',
    'Laat nameten',
  ],
})

/** `measured`: the answer with the limits. `unknown`: the risk as long as nobody measured. */
type Measurement = {
  questionKey: string
  text: string
  material: ReturnType<typeof withMaterial>
  measured: string
  above: string
  unknown: Risk & { color: 'RED' | 'ORANGE' }
  explanation: string
  sources: Question['norm']['sources']
}

function measurement({
  questionKey,
  text,
  material,
  measured,
  above,
  unknown,
  explanation,
  sources,
}: Measurement) {
  const { color, ...risk } = unknown
  return {
    questionKey,
    text,
    type: 'SINGLE',
    since: 2,
    dependsOn: [material],
    norm: { explanation, sources, reviewed: REVIEWED },
    answers: [
      green('measured', measured),
      red('above', 'Ja, erboven', aboveLimit(above)),
      (color === 'RED' ? red : orange)('no', 'Nee', risk),
    ],
  } satisfies Question
}

export const fumeClass: Script[] = [
  {
    scriptKey: 'INFO_CLASS',
    scriptType: 'INFORMATION',
    title: 'Klasse en blootstelling',
    nextScript: 'CLASS',
    genericScript: false,
    dependsOn: whenWelded,
    text: 'Het lasproces en het materiaal bepalen hoeveel rook er komt en hoe giftig die is. Kies de zwaarste combinatie die in de ruimte voorkomt, ook als die maar kort duurt.',
  },
  {
    scriptKey: 'CLASS',
    scriptType: 'SURVEY',
    title: 'Klasse en blootstelling',
    nextScript: 'INFO_WELDING_MEASURES',
    genericScript: false,
    dependsOn: whenWelded,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'class',
        text: 'In welke klasse valt het zwaarste werk in {ruimte}?',
        picture: pictures.fumeClasses,
        type: 'SINGLE',
        computation: 'WELDING_FUME_CLASS',
        since: 1,
        norm: {
          explanation:
            'Van de klasse hangt af welke maatregelen genoeg zijn. De tabel laat per proces en materiaal de klasse zien.',
          sources: [
            trgs528('emissie en effect per proces en materiaal'),
            ownChoice('de indeling in klassen'),
          ],
          reviewed: REVIEWED,
        },
        answers: [
          choice('low', 'Laag (bijvoorbeeld TIG op staal, puntlassen, plasmasnijden onder water)', {
            contradictedBy: [
              { ...withMaterial('stainless'), because: 'bij RVS is de klasse minstens middel' },
              { ...withMaterial('aluminium'), because: 'bij aluminium is de klasse minstens middel' },
              {
                ...withMaterial('nonFerrous'),
                because: 'bij koper, messing of een nikkellegering is de klasse minstens middel',
              },
            ],
          }),
          choice('medium', 'Middel (bijvoorbeeld TIG op RVS of aluminium, hardsolderen)'),
          choice('high', 'Hoog (bijvoorbeeld MAG of elektrode op staal, autogeen snijden)'),
          choice('veryHigh', 'Zeer hoog (RVS met MIG/MAG of elektrode, gevulde draad, gutsen, loodverf)'),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'exposure',
        text: 'Is gemeten hoeveel lasrook en mangaan mensen in {ruimte} inademen?',
        picture: pictures.fumeMeasured,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Boven de grenswaarde loop je schade aan longen en hersenen op. Rook van gewoon staal bestaat voor 5 tot 10 procent uit mangaan: dan is die grens er eerder dan die van lasrook.',
          sources: [
            arboregeling,
            arboportaal('grenswaarde van 1 mg/m³'),
            limitsOf2018('mangaan 0,2 mg/m³ inadembaar en 0,05 mg/m³ respirabel'),
            besluit('4.2 lid 3, 4 en 7'),
            besluit('4.3'),
            ownChoice('groen zonder meting, alleen bij klasse laag of middel en met alle maatregelen'),
          ],
          reviewed: REVIEWED,
        },
        answers: [
          green(
            'measured',
            'Ja: lasrook hooguit 1 mg/m³, mangaan hooguit 0,2 mg/m³ (inadembaar) en 0,05 mg/m³ (respirabel)',
          ),
          red('above', 'Ja, erboven', aboveLimit('Lasrook boven de grenswaarde')),
          green('methodLight', 'Nog niet gemeten; alle maatregelen voor deze klasse zijn genomen', {
            onlyWhen: [withClass('low', 'medium')],
            contradictedBy: [
              {
                ...withCarcinogen,
                because: 'de rook van dit materiaal is kankerverwekkend en moet gemeten zijn',
              },
            ],
          }),
          orange(
            'methodHigh',
            'Nog niet gemeten; alle maatregelen voor deze hoge klasse zijn genomen',
            {
              label: 'Lasrook van klasse hoog niet gemeten',
              urgency: 'SOON',
              actions: [
                'Laat een arbeidshygiënist meten',
                'Leg de uitkomst vast',
                'Houd alle maatregelen vol tot die er is',
              ],
            },
            {
              onlyWhen: [withClass('high')],
              contradictedBy: [
                {
                  ...withCarcinogen,
                  because: 'de rook van dit materiaal is kankerverwekkend en moet gemeten zijn',
                },
              ],
            },
          ),
          red('no', 'Nee', {
            label: 'Lasrook niet beoordeeld',
            urgency: 'SOON',
            actions: [
              'Neem de maatregelen van de klasse',
              'Laat een arbeidshygiënist meten',
              'Leg de uitkomst vast',
            ],
          }),
        ],
      },
      measurement({
        questionKey: 'chromium',
        text: 'Is gemeten hoeveel chroom-6 en nikkel mensen in {ruimte} inademen?',
        material: withMaterial('stainless', 'nonFerrous'),
        measured:
          'Ja: chroom-6 hooguit 0,001 mg/m³, nikkel hooguit 0,05 mg/m³ (inadembaar) en 0,01 mg/m³ (respirabel)',
        above: 'Chroom-6 of nikkel boven de grenswaarde',
        unknown: {
          color: 'RED',
          label: 'Chroom-6 en nikkel niet gemeten',
          urgency: 'SOON',
          actions: [
            'Laat een arbeidshygiënist chroom-6 en nikkel meten',
            'Zuig af bij elke las en draag aangeblazen adembescherming tot de uitkomst er is',
            'Leg de uitkomst vast',
          ],
        },
        explanation:
          'Chroom-6 en nikkel uit RVS en nikkellegeringen geven kanker. De grens ligt duizend keer lager dan die van lasrook: dat zie of ruik je niet.',
        sources: [
          besluit('4.16'),
          besluit('4.18'),
          knowledge('grenswaarde van nikkelverbindingen sinds 18 januari 2025'),
          knowledge('grenswaarde van chroom-6, 1 µg/m³'),
        ],
      }),
      measurement({
        questionKey: 'lead',
        text: 'Is gemeten hoeveel lood mensen in {ruimte} inademen?',
        material: withMaterial('leadPaint'),
        measured: 'Ja: lood hooguit 0,03 mg/m³',
        above: 'Lood boven de grenswaarde',
        unknown: {
          color: 'RED',
          label: 'Lood niet gemeten',
          urgency: 'SOON',
          actions: [
            'Haal loodverf weg voordat je last of snijdt, zonder stof te maken',
            'Laat lood in de lucht meten',
            'Vraag de bedrijfsarts om bloedonderzoek',
          ],
        },
        explanation:
          'Lood hoopt zich op in het lichaam en schaadt hersenen, bloed en ongeboren kinderen. Voor wie ermee werkt hoort er bloedonderzoek te zijn.',
        sources: [
          besluit('4.10b'),
          knowledge('richtlijn (EU) 2024/869: 0,03 mg/m³ lood, in te voeren voor 9 april 2026'),
        ],
      }),
      measurement({
        questionKey: 'ozone',
        text: 'Is gemeten hoeveel ozon mensen bij het lassen van aluminium in {ruimte} inademen?',
        material: withMaterial('aluminium'),
        measured: 'Ja: ozon hooguit 0,12 mg/m³, gemiddeld over een uur',
        above: 'Ozon boven de grenswaarde',
        unknown: {
          color: 'ORANGE',
          label: 'Ozon bij aluminium niet gemeten',
          urgency: 'SOON',
          actions: [
            'Laat ozon meten bij het lassen van aluminium',
            'Zuig af en ventileer tot de uitkomst er is',
          ],
        },
        explanation:
          'Het felle licht van de boog maakt van zuurstof ozon, vooral bij aluminium. Ozon prikkelt de longen en is niet te zien.',
        sources: [knowledge('grenswaarde van ozon, 0,12 mg/m³ over een uur')],
      }),
    ],
  },
]
