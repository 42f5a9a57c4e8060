import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import * as pictures from './pictures.ts'
import { derived, iso11226, metalCatalogue, whi } from './sources.ts'
import { whenTask } from './tasks.ts'

export const strenuousPosture: Script[] = [
  {
    scriptKey: 'INFO_STRENUOUS_POSTURE',
    scriptType: 'INFORMATION',
    title: 'Inspannende houding',
    nextScript: 'STRENUOUS_POSTURE',
    genericScript: false,
    dependsOn: whenTask('posture'),
    text: 'Let op een gebogen of gedraaide rug, op knielen en hurken, op armen boven de schouder en op lang staan op één plek. Tel de minuten van een drukke dag bij elkaar op.',
  },
  {
    scriptKey: 'STRENUOUS_POSTURE',
    scriptType: 'SURVEY',
    title: 'Inspannende houding',
    nextScript: 'INFO_REPETITIVE_MOVEMENT',
    genericScript: false,
    dependsOn: whenTask('posture'),
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'duration',
        text: 'Hoe lang per dag werkt één persoon in de groep {functiegroep} in een ongunstige houding (rug gebogen of gedraaid, hoofd achterover, geknield of gehurkt)?',
        picture: pictures.posture,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Werk hooguit 2 uur per dag in een ongunstige houding. Dat is in de metaal zo afgesproken. Tel alle houdingen van een dag bij elkaar op.',
          sources: [metalCatalogue('ongunstige werkhouding hooguit 2 uur per dag'), whi],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le30', '30 minuten of minder'),
          green('30to120', 'Meer dan 30 minuten t/m 2 uur'),
          red('gt120', 'Meer dan 2 uur', {
            label: 'Meer dan 2 uur per dag in een ongunstige houding',
            urgency: 'SOON',
            actions: [
              'Kantel het werkstuk of breng het op hoogte (laskantelaar, heftafel)',
              'Wissel van taak, zodat de houding onder 2 uur per dag blijft',
            ],
          }),
        ],
      },
      {
        questionKey: 'trunk',
        text: 'Hoe ver en hoe lang achter elkaar werkt iemand met een gebogen rug?',
        picture: pictures.trunkBent,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Hoe verder de rug gebogen is, hoe korter je dat volhoudt: 4 minuten bij 20°, 2,5 minuut bij 40° en 1 minuut bij 60°. We nemen voor elke groep de tijd die bij de verste hoek hoort. Verder dan 60° voorover werken keurt de norm altijd af.',
          sources: [
            iso11226(
              'rug 20° hooguit 4 minuten, 30° 3 minuten 15, 40° 2 minuten 30, 50° 1 minuut 45, 60° 1 minuut',
              'B',
            ),
            ownChoice('twee groepen, met de tijd van 40° en van 60°'),
          ],
          reviewed: '2026-11-24',
        },
        answers: [
          green('le20', 'Hooguit 20° gebogen (bijna rechtop)'),
          green('20to40short', 'Meer dan 20 t/m 40°, hooguit 2,5 minuut achter elkaar'),
          green('40to60short', 'Meer dan 40 t/m 60°, hooguit 1 minuut achter elkaar'),
          red('20to60long', 'Meer dan 20 t/m 60°, en langer achter elkaar dan hierboven', {
            label: 'Te lang achter elkaar met een gebogen rug werken',
            urgency: 'SOON',
            actions: [
              'Breng het werk op de juiste hoogte',
              'Gebruik een zit-stahulp of knieplank',
              'Laat iedereen na elke minuut gebogen werken rechtop komen',
            ],
          }),
          red('gt60', 'Verder dan 60° voorover', {
            label: 'Verder dan 60° voorovergebogen werken',
            urgency: 'SOON',
            actions: [
              'Breng het werk op de juiste hoogte of kantel het werkstuk',
              'Laat iemand laag werk zittend of geknield doen, en kort',
            ],
          }),
        ],
      },
      {
        questionKey: 'arms',
        text: 'Werkt iemand zonder steun met de bovenarm meer dan 60° omhoog (de elleboog hooguit een halve bovenarm lager dan de schouder)?',
        picture: pictures.armsRaised,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Werken met de armen hoog en zonder steun maakt de schouders snel moe. Boven 60° is zo’n houding niet goed om vol te houden: de elleboog is dan nog een halve bovenarm lager dan de schouder. Dat het heel even wel mag, komt uit vakkennis en staat niet in een norm die we lazen.',
          sources: [
            { name: 'NEN-EN 1005-4: bovenarm boven 60° niet aanvaardbaar', grade: 'B' },
            iso11226('houding van de armen', 'C'),
            derived('bij 60° is de elleboog een halve bovenarm lager dan de schouder (cos 60° = 0,5)'),
            { name: 'Vakkennis: enkele keren per dag korter dan 1 minuut', grade: 'C' },
          ],
          reviewed: '2026-11-24',
        },
        answers: [
          green('brief', 'Nee, of enkele keren per dag korter dan 1 minuut'),
          red('longer', 'Ja, vaker of langer', {
            label: 'Lang werken met de armen omhoog',
            urgency: 'SOON',
            actions: [
              'Span het werkstuk lager of gekanteld op',
              'Gebruik een werkplatform of bordes',
              'Hang het gereedschap aan een balancer',
            ],
          }),
        ],
      },
      {
        questionKey: 'kneeling',
        text: 'Hoe lang per dag knielt, hurkt of kruipt één persoon in totaal?',
        picture: pictures.kneeling,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De bronnen verschillen: 2 uur per dag is in de metaal de grens voor alle ongunstige houdingen samen, TNO noemt 30 minuten. Meer dan 15 minuten per dag knielen of hurken geeft al meer kans op klachten en slijtage van de knie. We kiezen de strengste.',
          sources: [
            {
              name: 'Arbokennisnet, geknield en gehurkt werken: meer kans op knieklachten en knieslijtage bij meer dan 15 minuten per dag',
              url: 'https://www.arbokennisnet.nl/kennisdossiers/fysieke-belasting/geknield-en-gehurkt-werken/',
              grade: 'B',
            },
            whi,
            metalCatalogue('ongunstige werkhouding hooguit 2 uur per dag'),
          ],
          reviewed: '2026-11-24',
        },
        answers: [
          green('le15', '15 minuten of minder'),
          red('15to120', 'Meer dan 15 minuten t/m 2 uur', {
            label: 'Meer dan 15 minuten per dag knielen of hurken',
            urgency: 'SOON',
            actions: [
              'Breng het werk op hoogte',
              'Wissel het knielen af met staan en lopen',
              'Geef iedereen kniebeschermers of een knielmat',
            ],
          }),
          red('gt120', 'Meer dan 2 uur', {
            label: 'Meer dan 2 uur per dag knielen of hurken',
            urgency: 'SOON',
            actions: [
              'Breng het werk op hoogte of gebruik een rijdend krukje',
              'Wissel van taak, zodat niemand lang knielt',
              'Geef iedereen kniebeschermers of een knielmat',
            ],
          }),
        ],
      },
      {
        questionKey: 'standing',
        text: 'Staat iemand op één plek (binnen 1 m²) langer dan 1 uur achter elkaar of langer dan 4 uur per dag?',
        picture: pictures.standing,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Sta hooguit 1 uur achter elkaar en hooguit 4 uur per dag op één plek. Lopen telt niet mee als staan. De wet noemt geen aantal uren, maar vraagt wel een goed ingerichte werkplek.',
          sources: [
            {
              name: 'Arbocatalogus Vakcentrum, langdurig staan: 1 uur achter elkaar, 4 uur per dag',
              url: 'https://www.vakcentrum.nl/paginas/openbaar/onderwerpen/werkgeverschap/arbocatalogus/richtlijnen-voor-langdurig-staan',
              grade: 'B',
            },
            besluit('5.4', 'inrichting van de werkplek'),
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('no', 'Nee'),
          red('yes', 'Ja', {
            label: 'Te lang staan op één plek',
            urgency: 'SOON',
            actions: [
              'Richt de werkplek zo in dat iemand ook kan zitten',
              'Zet een stasteun, werkstoel of ontlastmat neer',
              'Wissel staan af met lopen of zitten',
            ],
          }),
        ],
      },
    ],
  },
]
