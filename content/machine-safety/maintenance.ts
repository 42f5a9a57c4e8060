import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { unlessKind, whenInUse } from './conditions.ts'
import * as pictures from './pictures.ts'

export const maintenance: Survey = {
  scriptKey: 'MAINTENANCE',
  scriptType: 'SURVEY',
  title: 'Onderhoud en keuring',
  nextScript: 'USERS',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'maintenance',
      text: 'Is onderhoud aan {machine} gepland en bijgehouden in een boek of lijst?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Zonder onderhoud slijten kappen, remmen en schakelaars. Achteraf moet je kunnen laten zien wat er gedaan is.',
        sources: [besluit('7.5 lid 1 en 4')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Onderhoud niet bijgehouden',
          urgency: 'SOON',
          actions: [
            'Maak een onderhoudslijst uit de handleiding',
            'Zet een datum en een functie erbij',
            'Leg uitgevoerd onderhoud vast',
          ],
        }),
      ],
    },
    {
      questionKey: 'inspection',
      helpfulFields: ['lastInspection', 'nextInspection'],
      text: 'Is {machine} binnen het afgelopen jaar door een deskundige gekeurd, met bewijs op de werkplek?',
      picture: pictures.inspectionSticker,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Machines die slijten en gevaarlijk kunnen worden, moeten zo vaak worden gekeurd als nodig is. Het bewijs ligt op de werkplek.',
        sources: [besluit('7.4a lid 3, 5 en 6'), ownChoice('elk jaar een keuring')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('older', 'Ja, langer dan een jaar geleden', {
          label: 'Keuring verlopen',
          urgency: 'SOON',
          actions: [
            'Plan een keuring en leg de volgende datum vast',
            'Laat punten van vorige keer afwerken',
            'Hang de sticker en bewaar het rapport',
          ],
        }),
        red('no', 'Nee', {
          label: 'Machine niet gekeurd',
          urgency: 'SOON',
          actions: [
            'Laat keuren door een deskundige',
            'Zet de keuring in de agenda',
            'Neem nieuwe machines meteen mee',
          ],
        }),
      ],
    },
    {
      questionKey: 'lockout',
      text: 'Wordt {machine} spanningsloos en drukloos gemaakt en vergrendeld bij storing, ombouw, schoonmaken en onderhoud?',
      picture: pictures.lockout,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Iemand kan de machine aanzetten terwijl een collega erin zit. Ook restenergie in lucht, veren of vliegwielen telt mee.',
        sources: [besluit('7.5 lid 2 en 3 en artikel 7.11')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met slot en kaartje'),
        green('plug', 'Ja, stekker, accu of sleutel gaat eruit en blijft bij wie eraan werkt', { since: 2 }),
        red('switchedOff', 'Wel uit, niet vergrendeld', {
          label: 'Machine niet vergrendeld bij onderhoud',
          urgency: 'NOW',
          actions: [
            'Werk alleen nog aan de machine met een slot op de schakelaar of de stekker bij je',
            'Koop sloten en kaartjes',
            'Maak een vaste volgorde: uit, vergrendelen, testen',
            'Regel restenergie (veer, lucht, vliegwiel)',
            'Instrueer monteurs en schoonmakers',
          ],
        }),
        red('no', 'Nee', {
          label: 'Onderhoud aan een draaiende machine',
          urgency: 'NOW',
          actions: [
            'Stop dit direct',
            'Maak storing zoeken mogelijk zonder de kap te openen',
            'Geef sloten en een werkinstructie',
            'Houd toezicht',
          ],
        }),
      ],
    },
    {
      questionKey: 'moved',
      text: 'Is {machine} na plaatsing of verplaatsing gecontroleerd op veilig werken?',
      picture: pictures.levelledMachine,
      type: 'SINGLE',
      since: 1,
      dependsOn: [unlessKind('angleGrinder', 'forklift', 'weldingSet')],
      norm: {
        explanation:
          'Een machine die niet vlak en vast staat, kan schuiven of trillen. Dat wordt bij verplaatsen makkelijk vergeten.',
        sources: [besluit('7.4a lid 1 en 2 en artikel 7.4 lid 3')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, of de plaatsing maakt niet uit'),
        red('no', 'Nee', {
          label: 'Verplaatsing niet gecontroleerd',
          urgency: 'LATER',
          actions: [
            'Laat opnieuw kijken naar stabiliteit, aarding en ruimte',
            'Leg het vast',
            'Neem dit op in de verplaatsprocedure',
          ],
        }),
      ],
    },
  ],
}
