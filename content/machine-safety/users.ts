import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { arbobesluit, arbowet8, besluit } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'

export const users: Survey = {
  scriptKey: 'USERS',
  scriptType: 'SURVEY',
  title: 'Gebruikers',
  nextScript: 'DRILL_PRESS',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'instructed',
      text: 'Mogen alleen mensen met {machine} werken die daarvoor zijn geïnstrueerd, en is dat vastgelegd?',
      picture: pictures.keyAndBadge,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Voor gevaarlijke machines mag alleen wie ervoor is aangewezen. Ombouwen en schoonmaken vraagt extra ervaring.',
        sources: [besluit('7.6 lid 1 en 2'), arbowet8],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een lijst van bevoegden per functie'),
        red('no', 'Nee, iedereen mag', {
          label: 'Iedereen mag de machine bedienen',
          urgency: 'SOON',
          actions: [
            'Wijs bevoegde functies aan',
            'Geef instructie met de instructiekaart, ook aan uitzendkrachten',
            'Leg het vast',
            'Vergrendel de machine voor wie niet mag',
          ],
        }),
      ],
    },
    {
      questionKey: 'young',
      text: 'Is geregeld dat jongeren onder de 18 en leerlingen alleen onder toezicht met {machine} werken?',
      picture: pictures.learner,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Jongeren zien gevaar minder snel aankomen. Zonder toezicht mag dit werk niet, als er gevaar voor ongevallen is.',
        sources: [arbobesluit('1.37 lid 1 en 2 (deskundig toezicht op jongeren)', 'C')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, of er werken geen jongeren'),
        red('no', 'Nee', {
          label: 'Jongere werkt zonder toezicht',
          urgency: 'NOW',
          actions: [
            'Laat jongeren en leerlingen niet alleen aan de machine werken',
            'Wijs een vaste begeleider aan',
            'Laat alleen werk doen dat in het leerplan staat',
            'Verbied het als toezicht niet kan',
          ],
        }),
      ],
    },
    {
      questionKey: 'workplace',
      text: 'Is er bij {machine} genoeg licht, ruimte en een vloer zonder rommel of koelvloeistof?',
      picture: pictures.tidyFloor,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Uitglijden naast een draaiende machine is levensgevaarlijk. De wet vraagt licht op werk- en onderhoudspunten.',
        sources: [besluit('7.8', 'verlichting'), arbobesluit('3.11 (vloeren)', 'C')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Werkplek bij de machine niet in orde',
          urgency: 'SOON',
          actions: [
            'Maak een vaste plek voor materiaal en spanen',
            'Herstel de vloer en leg een rooster',
            'Plaats verlichting op de machine',
            'Neem het mee in de werkplekronde',
          ],
        }),
      ],
    },
  ],
}
