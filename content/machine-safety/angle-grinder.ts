import { besluit2017 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { dekra, knowledge, technischWerkenGrinding } from './sources.ts'

export const angleGrinder = createKind({
  scriptKey: 'ANGLE_GRINDER',
  kind: 'angleGrinder',
  title: 'Haakse slijper',
  nextScript: 'PRESS',
  questions: [
    {
      questionKey: 'guardHandle',
      text: 'Bij {machine}: zitten beschermkap en zijhandgreep er altijd op, en stopt hij als je loslaat?',
      picture: pictures.angleGrinderGuard,
      label: 'Kap of handgreep ontbreekt, of schakelaar blijft staan',
      urgency: 'NOW',
      actions: [
        'Zet kap en handgreep terug',
        'Vervang machines met vastzetknop voor grote schijven door een loslaatschakelaar',
        'Controleer bij uitgifte',
      ],
      why: 'Bij terugslag raakt de schijf lichaam of hals.',
      sources: [
        besluit2017('7.7 lid 4'),
        dekra('vastzetknop alleen bij een schijf kleiner dan 127 mm'),
        technischWerkenGrinding('loslaatschakelaar of herstartbeveiliging bij een schijf kleiner dan 155 mm'),
      ],
    },
    {
      questionKey: 'disc',
      text: 'Bij {machine}: past de schijf bij de machine (toerental, soort werk) en is de datum niet verlopen?',
      label: 'Verkeerde of verlopen slijpschijf',
      urgency: 'NOW',
      actions: [
        'Koop alleen schijven met toerental dat past',
        'Gebruik geen doorslijpschijf om mee af te bramen',
        'Gooi verlopen schijven weg',
        'Bewaar ze droog',
      ],
      why: 'Een grote schijf op een kleine machine draait te snel en breekt.',
      sources: [besluit2017('7.3 lid 2'), dekra('doorslijpschijf, afbraamschijf en vervaldatum')],
    },
    {
      questionKey: 'fire',
      text: 'Bij {machine}: is het brandgevaar bij slijpen weggenomen: brandbaar weg, blusser klaar en bij risico een vergunning?',
      picture: pictures.grindingFire,
      label: 'Brandgevaar bij slijpen',
      urgency: 'NOW',
      actions: [
        'Slijp op een vaste plek',
        'Haal brandbaar weg of dek af',
        'Houd blusser en nawacht',
        'Draag gelaatsscherm en gehoorbescherming',
      ],
      why: 'Vonken vliegen verder dan je denkt.',
      sources: [besluit2017('4.6 lid 1'), knowledge('nawacht bij brandgevaar')],
    },
  ],
})
