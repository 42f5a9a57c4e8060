import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { whenLoud, whenUpper } from './conditions.ts'
import * as pictures from './pictures.ts'
import { quieterEngineering } from './sources.ts'

export const noiseReduction: Script[] = [
  {
    scriptKey: 'INFO_NOISE_MEASURES',
    scriptType: 'INFORMATION',
    title: 'Geluid verlagen',
    nextScript: 'SOURCE',
    genericScript: false,
    dependsOn: whenLoud,
    text: 'Begin bij de machine: stiller maken of vervangen. Schuif daarna iets tussen de machine en de mensen. Kort dan de tijd in. Oorkappen en otoplastieken komen als laatste.',
  },
  {
    scriptKey: 'SOURCE',
    scriptType: 'SURVEY',
    title: 'Geluid verlagen',
    nextScript: 'HEARING_PROTECTION',
    genericScript: false,
    dependsOn: whenLoud,
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'plan',
        text: 'Ligt er een plan om het geluid in de groep {functiegroep} te verlagen, met wie en wanneer?',
        picture: pictures.noisePlan,
        type: 'SINGLE',
        since: 1,
        dependsOn: [whenUpper],
        norm: {
          explanation:
            'Vanaf 85 dB(A) moet het plan van aanpak technische of organisatorische maatregelen noemen. Alleen doppen uitdelen is niet genoeg.',
          sources: [besluit('6.8 lid 3', 'plan van aanpak')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, in het plan van aanpak'),
          red('no', 'Nee', {
            label: 'Geen plan om het geluid te verlagen',
            urgency: 'SOON',
            actions: [
              'Zet per bron een maatregel in het plan van aanpak',
              'Begin met de grootste bijdrage uit de rekenhulp',
              'Leg wie en wanneer vast',
            ],
          }),
        ],
      },
      {
        questionKey: 'technical',
        text: 'Zijn de hardste bronnen aangepakt of is uitgezocht waarom dat niet kan?',
        picture: pictures.noiseEnclosure,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Het geluid moet zo laag als de techniek toelaat. Bakken van kaal staal en lucht afblazen zijn vaak goedkoop te dempen.',
          sources: [besluit('6.8 lid 1 en 2', 'geluid bij de bron'), quieterEngineering],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, aangepakt of met reden vastgelegd'),
          red('no', 'Nee', {
            label: 'Hardste bronnen niet aangepakt',
            urgency: 'SOON',
            actions: [
              'Kies een stiller proces of gereedschap (laser, snijdend in plaats van slaand, trilarm)',
              'Demp leidingen, bakken en tafels met rubber',
              'Omkast of plaats een scherm',
              'Hang absorptie in de hal',
              'Onderhoud geluiddempers op perslucht',
            ],
          }),
        ],
      },
      {
        questionKey: 'marking',
        text: 'Zijn de plekken boven 85 dB(A) met borden aangegeven en afgebakend, en komt daar niemand die er niet hoeft te zijn?',
        picture: pictures.noiseZone,
        type: 'SINGLE',
        since: 1,
        dependsOn: [whenUpper],
        norm: {
          explanation:
            'Wie niet weet dat het lawaaiig is, draagt geen bescherming. De wet vraagt borden en een grens.',
          sources: [besluit('6.8 lid 4 en lid 5', 'borden, kantine')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('marked', 'Ja', { since: 2 }),
          red('no', 'Nee', {
            label: 'Lawaaizone niet gemarkeerd',
            urgency: 'SOON',
            actions: [
              'Zet lawaaiige machines bij elkaar, weg van anderen',
              'Markeer de vloer en hang gebodsborden',
              'Houd kantoor en kantine erbuiten',
            ],
          }),
        ],
      },
      {
        questionKey: 'purchase',
        text: 'Kijk je bij het kopen van machines en gereedschap naar het geluidsgetal?',
        picture: pictures.quietMachine,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een stille machine kopen kost minder dan een lawaaiige later dempen. De fabrikant moet het getal leveren.',
          sources: [
            besluit('6.7 lid 4 onder f en g', 'gegevens van de fabrikant, stiller materieel'),
            { name: 'EN ISO 4871 en 11201: opgave van het geluid', grade: 'C' },
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, het staat in onze inkoopeisen'),
          red('no', 'Nee', {
            label: 'Bij inkoop niet op geluid gelet',
            urgency: 'LATER',
            actions: [
              'Vraag de geluidsgetallen uit de handleiding op',
              'Vergelijk minstens twee machines',
              'Zet een maximum in de bestelling',
            ],
          }),
        ],
      },
    ],
  },
]
