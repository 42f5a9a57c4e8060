import { besluit } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'

export const guillotineShear = createKind({
  scriptKey: 'GUILLOTINE_SHEAR',
  kind: 'shear',
  title: 'Schaar',
  nextScript: 'BENCH_GRINDER',
  questions: [
    {
      questionKey: 'fingerGuard',
      text: 'Bij {machine}: is de opening vóór het mes en onder de neerhouders te klein voor een vinger?',
      picture: pictures.shearGuard,
      isPrimarySafeguard: true,
      label: 'Open snijlijn of neerhouder',
      urgency: 'NOW',
      actions: [
        'Zet de schaar stil tot de snijlijn dicht is',
        'Plaats een vingerbescherming zo laag als het materiaal toelaat',
        'Gebruik een lichtscherm',
        'Schuif met een stok',
      ],
      why: 'Neerhouders klemmen al vóór het mes er is.',
      sources: [besluit('7.7 lid 1-5')],
    },
    {
      questionKey: 'rear',
      text: 'Bij {machine}: is de plek achter de schaar tijdens het knippen afgesloten?',
      canBeAbsent: true,
      label: 'Iemand kan achter de schaar staan',
      urgency: 'NOW',
      actions: [
        'Knip niet zolang iemand achter de schaar kan komen',
        'Plaats een hek of lichtscherm',
        'Vang af met een bak of transporteur',
        'Markeer de zone',
      ],
      why: 'Plaat schiet naar achteren of valt, en het mes is van achteren bereikbaar.',
      sources: [besluit('3.17 en 7.7')],
    },
    {
      questionKey: 'footPedal',
      text: 'Bij {machine}: zit er een kap op het voetpedaal?',
      picture: pictures.footPedal,
      canBeAbsent: true,
      label: 'Voetpedaal onbeschermd',
      urgency: 'SOON',
      actions: [
        'Plaats een kap over het pedaal',
        'Gebruik een pedaal met drie standen',
        'Vergrendel bij onderhoud',
      ],
      urgentWhen: [{ scriptKey: 'GUILLOTINE_SHEAR', questionKey: 'fingerGuard', answerKeys: ['no'] }],
      why: 'Een omvallende plaat op het pedaal laat de schaar knippen.',
      sources: [besluit('7.13 lid 2')],
    },
  ],
})
