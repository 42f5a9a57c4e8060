import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenNoise, whenUpper } from './conditions.ts'
import { allDoneFromLower, allDoneFromUpper } from './duties.ts'
import * as pictures from './pictures.ts'
import { en458, engineeringLevels, peaksInDecibels, practicalLoss, weldingLevels } from './sources.ts'

export const dose: Script[] = [
  {
    scriptKey: 'INFO_DOSE',
    scriptType: 'INFORMATION',
    title: 'Dagdosis',
    nextScript: 'DOSE',
    genericScript: false,
    dependsOn: whenNoise,
    text: 'Hoe harder het geluid, hoe korter het mag duren. 3 dB meer is twee keer zo veel geluid, dus de helft van de tijd. Vul voor een drukke dag in welke geluiden iemand hoort en hoe lang.',
  },
  {
    scriptKey: 'DOSE',
    scriptType: 'SURVEY',
    title: 'Dagdosis',
    nextScript: 'INFO_NOISE_MEASURES',
    genericScript: false,
    dependsOn: whenNoise,
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'level',
        text: 'Hoe hoog is het geluid op een drukke dag voor de meest belaste persoon in de groep {functiegroep}?',
        picture: pictures.noiseDay,
        type: 'SINGLE',
        computation: 'NOISE_DOSE',
        since: 1,
        norm: {
          explanation:
            'Boven 80 kan het gehoor schade krijgen, boven 85 is die kans groot. De dagdosis telt alle geluiden op over een werkdag van 8 uur. Is alles gedaan wat de wet vraagt, dan wordt het oranje: het geluid moet altijd zo laag als het kan.',
          sources: [
            besluit('6.8 lid 3, 4, 7 en 9', 'actiewaarden'),
            besluit('6.8 lid 1', 'altijd zo laag mogelijk'),
            besluit('6.6', 'geluid over een dag van 8 uur'),
            besluit('6.9', 'geluid over een week van 5 dagen'),
            peaksInDecibels,
            weldingLevels,
            engineeringLevels,
            ownChoice('de niveaus van draaien, omdat we daarvoor geen openbare bron vonden'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('below', 'Lager dan 80 dB(A), en pieken lager dan 135 dB(C)'),
          red(
            'lower',
            '80 tot 85 dB(A), of pieken van 135 tot 137 dB(C)',
            {
              label: 'Geluid boven de onderste actiewaarde',
              urgency: 'SOON',
              actions: [
                'Vervang of demp de hardste bron',
                'Schuif een scherm of omkasting ertussen',
                'Kort de tijd bij de bron in',
                'Regel gehoorbescherming en voorlichting, en houd die bij',
              ],
            },
            { easedWhen: { conditions: allDoneFromLower, urgency: 'LATER' } },
          ),
          red(
            'upper',
            '85 dB(A) of hoger, of pieken van 137 dB(C) of hoger',
            {
              label: 'Geluid boven de bovenste actiewaarde',
              urgency: 'NOW',
              actions: [
                'Laat altijd gehoorbescherming dragen en blijf het geluid verlagen',
                'Maak de hardste bron stiller, met een datum in het plan',
                'Omkast of verplaats die bron',
                'Wissel van plek of verdeel de tijd',
              ],
            },
            { easedWhen: { conditions: allDoneFromUpper, urgency: 'LATER' } },
          ),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'atEar',
        text: 'Komt het geluid, met de gehoorbescherming op, boven 87 dB(A) of 140 dB(C)?',
        picture: pictures.noiseAtEar,
        type: 'SINGLE',
        computation: 'NOISE_AT_EAR',
        since: 1,
        dependsOn: [whenUpper],
        norm: {
          explanation:
            'Boven 87 dB(A) mag niemand komen, ook niet met doppen in. Eén minuut zonder bescherming kan al te veel zijn.',
          sources: [
            besluit('6.8 lid 10 en 11', 'grenswaarde'),
            peaksInDecibels,
            practicalLoss,
            en458('rekenen met het getal SNR is grof'),
            ownChoice('de bescherming wordt 90% van de tijd gedragen als dat niet is ingevuld'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('le87', 'Nee'),
          red('gt87', 'Ja', {
            label: 'Boven de grenswaarde van 87 dB(A)',
            urgency: 'NOW',
            actions: [
              'Stop dit werk tot er een maatregel is',
              'Maak de bron stiller of zet haar apart',
              'Beperk de tijd bij de bron',
              'Geef beter dempende bescherming en controleer of die echt gedragen wordt',
              'Zoek de oorzaak en leg die vast',
            ],
          }),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'assessed',
        text: 'Is de beoordeling van het geluid opgeschreven, door een deskundige gedaan en niet ouder dan 4 jaar?',
        picture: pictures.noiseMeasured,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De wet vraagt beoordelen en, als het nodig is, meten, met een vast tijdschema en door deskundigen. De uitkomst moet je bewaren en bespreken.',
          sources: [
            besluit('6.7 lid 1, 2 en 5 tot en met 8', 'beoordelen en meten'),
            ownChoice('niet ouder dan 4 jaar'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, met een schema wanneer het opnieuw moet'),
          red('old', 'Ja, maar ouder dan 4 jaar of er is iets veranderd', {
            label: 'Geluidsbeoordeling verouderd',
            urgency: 'SOON',
            actions: [
              'Laat opnieuw beoordelen en zo nodig meten',
              'Leg het tijdschema vast',
              'Bespreek de uitkomst met de medewerkers',
            ],
          }),
          red('no', 'Nee', {
            label: 'Geen geluidsbeoordeling',
            urgency: 'SOON',
            actions: [
              'Gebruik deze check als eerste beoordeling',
              'Laat een deskundige meten als je boven 80 uitkomt',
              'Leg alles vast in de RI&E',
            ],
          }),
        ],
      },
    ],
  },
]
