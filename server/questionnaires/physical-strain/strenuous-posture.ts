import type { Script } from '#shared/domain/questionnaire.ts'
import { green, red } from '../answers.ts'
import * as pictures from './pictures.ts'
import { arbobesluit, iso11226, metalCatalogue, whi } from './sources.ts'
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
        text: 'Houdt iemand een voorovergebogen rug (meer dan ± 20°) langer dan 4 minuten achter elkaar vast, of staat de rug meer dan 60° voorover?',
        picture: pictures.trunkBent,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een gebogen rug kun je maar kort volhouden: bij 20° hooguit 4 minuten, bij 60° hooguit 1 minuut. Blijf nooit verder dan 60° voorover staan.',
          sources: [iso11226],
          reviewed: '2026-11-21',
        },
        answers: [
          green('no', 'Nee'),
          red('yes', 'Ja', {
            label: 'Lang of diep voorovergebogen werken',
            urgency: 'SOON',
            actions: [
              'Breng het werk op de juiste hoogte',
              'Gebruik een zit-stahulp of knieplank',
              'Laat iedereen elke paar minuten rechtop komen',
            ],
          }),
        ],
      },
      {
        questionKey: 'arms',
        text: 'Werkt iemand met de bovenarm meer dan 60° geheven (ellebogen rond of boven schouderhoogte) zonder steun?',
        picture: pictures.armsRaised,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Werken met de armen hoog en zonder steun maakt de schouders snel moe. Boven 60° is zo’n houding niet goed om vol te houden. Dat het heel even wel mag, komt uit vakkennis en staat niet in een norm die we lazen.',
          sources: [
            { name: 'NEN-EN 1005-4: bovenarm boven 60° niet aanvaardbaar', grade: 'B' },
            { ...iso11226, grade: 'C' },
            { name: 'Vakkennis: enkele keren per dag korter dan 1 minuut', grade: 'C' },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('rare', 'Nee, of enkele keren per dag korter dan 1 minuut'),
          red('often', 'Ja, vaker of langer', {
            label: 'Werken met de armen boven schouderhoogte',
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
            'In de metaal is 2 uur per dag de grens voor ongunstige houdingen. De bronnen verschillen: vanaf 1 uur per dag is de kans op slijtage van de knie al groter. Blijf dus liever onder 1 uur.',
          sources: [
            metalCatalogue('ongunstige werkhouding hooguit 2 uur per dag'),
            {
              name: 'Arbokennisnet, geknield en gehurkt werken: meer kans op knieslijtage vanaf 60 minuten per dag',
              url: 'https://www.arbokennisnet.nl/kennisdossiers/fysieke-belasting/geknield-en-gehurkt-werken/',
              grade: 'B',
            },
            whi,
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le30', '30 minuten of minder'),
          green('30to120prot', 'Meer dan 30 minuten t/m 2 uur, met kniebescherming en afwisseling'),
          red('30to120noprot', 'Meer dan 30 minuten t/m 2 uur, zonder kniebescherming of afwisseling', {
            label: 'Knielen of hurken zonder bescherming of afwisseling',
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
              'Wissel van taak, zodat één persoon hooguit 2 uur per dag knielt',
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
            arbobesluit('5.4 (inrichting van de werkplek)', 'A'),
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
