import { green, open, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { createKind } from './create-kind.ts'

/** Moving parts are asked about of every machine. */
export const otherMachine = createKind({
  scriptKey: 'OTHER_MACHINE',
  kind: 'other',
  title: 'Andere machine',
  nextScript: 'INFO_ACTIONS',
  questions: [
    {
      questionKey: 'otherDangers',
      text: 'Is ook het gevaar van {machine} beveiligd dat geen bewegend deel is, zoals druk, hitte, laserlicht of wegvliegende stukken?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Voor deze machine heeft de check geen eigen vragen. De handleiding noemt de gevaren en hoe je ze beveiligt. Bewegende delen zijn al gevraagd bij de afscherming.',
        sources: [besluit('7.3 lid 2, 7.7 en 7.9', 'ook hete en koude delen')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, volgens de handleiding'),
        green('none', 'De handleiding noemt geen ander gevaar'),
        red('no', 'Nee, of niet alles', {
          label: 'Gevaarlijk deel van de machine niet beveiligd',
          urgency: 'NOW',
          actions: [
            'Zet de machine stil tot het gevaar is beveiligd',
            'Plaats de beveiliging die de handleiding noemt',
            'Vraag een veiligheidskundige om mee te kijken',
          ],
        }),
        open('unknown', 'Weet ik niet: zoek het op in de handleiding'),
      ],
    },
  ],
})
