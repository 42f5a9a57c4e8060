import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arbopodium, vvgw } from './sources.ts'

export const aerialPlatform: Survey = {
  scriptKey: 'AERIAL_PLATFORM',
  scriptType: 'SURVEY',
  title: 'Hoogwerker',
  nextScript: 'WORK_BASKET',
  genericScript: false,
  dependsOn: withMeans('aerialPlatform'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'operator',
      text: 'Is wie met de hoogwerker werkt daarvoor opgeleid en minimaal 18 jaar?',
      picture: pictures.platformEmergencyControl,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Veel ongevallen met hoogwerkers komen door verkeerd bedienen. Elke machine heeft andere knoppen: vraag uitleg bij het huren.',
        sources: [besluit('7.17c lid 1'), besluit('7.18 lid 3'), arbopodium('18 jaar')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Hoogwerker zonder instructie',
          urgency: 'NOW',
          actions: [
            'Zet de sleutel weg voor wie niet mag',
            'Huur een machine met uitleg',
            'Laat opleiden of instrueren',
          ],
        }),
      ],
    },
    {
      questionKey: 'rescue',
      text: 'Kan een collega op de grond de bak altijd laten zakken met de noodbediening?',
      picture: pictures.platformEmergencyControl,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Wie boven bekneld zit of flauwvalt, kan zelf niets meer. Beneden moet dan iemand staan die weet welke knop de bak laat zakken.',
        sources: [besluit('7.18b lid 1 en 2'), knowledge('noodbediening op de grond, vooraf geoefend')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of er is niemand in de buurt', {
          label: 'Niemand kan de bak laten zakken',
          urgency: 'NOW',
          actions: [
            'Ga niet omhoog tot er beneden iemand staat die het kan',
            'Oefen de noodbediening voor het werk begint',
            'Werk nooit alleen met een hoogwerker',
          ],
        }),
      ],
    },
    {
      questionKey: 'harness',
      text: 'Volg je de handleiding van de hoogwerker over het harnas?',
      picture: pictures.platformHarness,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'De fabrikant bepaalt of een harnas moet. Bij een knikarm zwiept de bak mensen eruit. Met een te lange lijn kom je alsnog over het hek.',
        sources: [besluit('7.18b lid 1 en 2'), vvgw('harnas volgens de handleiding, met een korte lijn')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Hoogwerker zonder het harnas dat nodig is',
          urgency: 'NOW',
          actions: [
            'Ga niet omhoog zonder harnas als de handleiding dat vraagt',
            'Huur een machine waarvoor geen harnas nodig is',
            'Draag het met een korte lijn aan het oog in de bak',
          ],
        }),
      ],
    },
    {
      questionKey: 'stable',
      text: 'Staat de hoogwerker stabiel volgens de handleiding?',
      picture: pictures.platformHarness,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Een hoogwerker die scheef staat of in een put rijdt, valt om met iedereen erin. Een machine met stempels staat daarop, met platen op zachte grond.',
        sources: [besluit('7.18b lid 1 en 2'), knowledge('waterpas, gestempeld, op grond die het draagt')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Hoogwerker staat niet stabiel',
          urgency: 'NOW',
          actions: [
            'Laat de bak zakken en zet de machine eerst waterpas',
            'Zet de stempels uit, op platen',
            'Kijk vooraf naar putten, kuilen en hellingen',
            'Werk niet bij wind boven de waarde van de machine',
          ],
        }),
      ],
    },
  ],
}
