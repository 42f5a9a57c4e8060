import { besluit2017 } from '../sources.ts'
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
      label: 'Open snijlijn of neerhouder',
      urgency: 'NOW',
      actions: [
        'Plaats een vingerbescherming zo laag als het materiaal toelaat',
        'Gebruik een lichtscherm',
        'Schuif met een stok',
      ],
      why: 'Neerhouders klemmen al vóór het mes er is.',
      sources: [besluit2017('7.7 lid 1-5')],
    },
    {
      questionKey: 'rear',
      text: 'Bij {machine}: is de plek achter de schaar tijdens het knippen afgesloten?',
      label: 'Iemand kan achter de schaar staan',
      urgency: 'SOON',
      actions: ['Plaats een hek of lichtscherm', 'Vang af met een bak of transporteur', 'Markeer de zone'],
      why: 'Plaat schiet naar achteren of valt.',
      sources: [besluit2017('3.17 en 7.7')],
    },
    {
      questionKey: 'footPedal',
      text: 'Bij {machine}: zit er een kap op het voetpedaal?',
      picture: pictures.footPedal,
      label: 'Voetpedaal onbeschermd',
      urgency: 'SOON',
      actions: [
        'Plaats een kap over het pedaal',
        'Gebruik een pedaal met drie standen',
        'Vergrendel bij onderhoud',
      ],
      why: 'Een omvallende plaat op het pedaal laat de schaar knippen.',
      sources: [besluit2017('7.13 lid 2')],
    },
  ],
})
