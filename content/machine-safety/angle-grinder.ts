import { green, orange, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import { createFireWatch } from './hot-work.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

export const angleGrinder = createKind({
  scriptKey: 'ANGLE_GRINDER',
  kind: 'angleGrinder',
  title: 'Haakse slijper',
  nextScript: 'PRESS',
  questions: [
    {
      questionKey: 'guardHandle',
      text: 'Bij {machine}: zit de beschermkap er altijd op?',
      picture: pictures.angleGrinderGuard,
      isPrimarySafeguard: true,
      label: 'Beschermkap ontbreekt',
      urgency: 'NOW',
      actions: [
        'Gebruik de slijper niet tot de kap erop zit',
        'Koop een kap die past bij de schijf',
        'Controleer bij uitgifte',
      ],
      why: 'Een schijf die breekt schiet in gezicht of hals.',
      sources: [besluit('7.7 lid 4')],
    },
    {
      questionKey: 'handle',
      text: 'Bij {machine}: zit de zijhandgreep er altijd op?',
      picture: pictures.angleGrinderGuard,
      since: 2,
      label: 'Zijhandgreep ontbreekt',
      urgency: 'NOW',
      actions: [
        'Gebruik de slijper niet tot de zijhandgreep erop zit',
        'Houd de slijper met twee handen vast',
        'Controleer bij uitgifte',
      ],
      why: 'Bij terugslag houd je de slijper met één hand niet tegen.',
      sources: [besluit('7.3 lid 4'), knowledge('met twee handen vasthouden')],
    },
    {
      questionKey: 'switch',
      text: 'Bij {machine}: stopt de slijper als je hem loslaat?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Een slijper die valt en doordraait, springt over de vloer tegen iemand aan. Voor een kleine schijf mag een vastzetknop, als hij na stroomuitval niet vanzelf start. De bronnen noemen 127 of 155 mm; we kiezen de strengste.',
        sources: [besluit('7.7 lid 4'), unread('EN 60745-2-3 en EN IEC 62841-2-3')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        orange(
          'lockOn',
          'Nee, maar de schijf is kleiner dan 127 mm en hij start na stroomuitval niet vanzelf',
          {
            label: 'Kleine slijper met vastzetknop',
            urgency: 'LATER',
            actions: ['Koop bij vervanging een slijper die stopt als je loslaat'],
          },
        ),
        red('no', 'Nee', {
          label: 'Slijper draait door na loslaten',
          urgency: 'NOW',
          actions: [
            'Gebruik de slijper niet meer',
            'Koop een slijper die stopt als je loslaat',
            'Controleer bij uitgifte',
          ],
        }),
      ],
    },
    {
      questionKey: 'disc',
      text: 'Bij {machine}: past de schijf bij de machine (toerental, soort werk) en is de datum niet verlopen?',
      label: 'Verkeerde of verlopen slijpschijf',
      urgency: 'NOW',
      actions: [
        'Haal de schijf eraf en gooi hem weg',
        'Koop alleen schijven met toerental dat past',
        'Gebruik geen doorslijpschijf om mee af te bramen',
        'Bewaar ze droog',
        'Draag gelaatsscherm en gehoorbescherming',
      ],
      why: 'Een grote schijf op een kleine machine draait te snel en breekt.',
      sources: [besluit('7.3 lid 2'), knowledge('doorslijpschijf, afbraamschijf en vervaldatum')],
    },
    {
      questionKey: 'fire',
      text: 'Bij {machine}: is alles weg of afgedekt wat door vonken kan branden, met een blusser klaar?',
      picture: pictures.grindingFire,
      label: 'Brandgevaar bij slijpen',
      urgency: 'NOW',
      actions: [
        'Slijp niet tot wat kan branden weg is of afgedekt',
        'Slijp op een vaste plek',
        'Zet een blusser klaar',
      ],
      why: 'Vonken vliegen verder dan je denkt.',
      sources: [besluit('7.4 lid 3', 'brand'), knowledge('brandbaar weg en blusser klaar bij vonken')],
    },
    createFireWatch('slijp', { scriptKey: 'ANGLE_GRINDER', questionKey: 'fire', answerKeys: ['no'] }),
  ],
})
