import { besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'

export const sawingMachine = createKind({
  scriptKey: 'SAWING_MACHINE',
  kind: 'saw',
  title: 'Zaagmachine',
  nextScript: 'PRESS_BRAKE',
  questions: [
    {
      questionKey: 'bladeGuard',
      text: 'Bij {machine}: is het zaagblad of de band afgeschermd, op het deel na dat zaagt?',
      picture: pictures.sawGuard,
      isPrimarySafeguard: true,
      label: 'Zaagblad niet afgeschermd',
      urgency: 'NOW',
      actions: [
        'Zet de zaag stil tot de kap erop zit',
        'Stel de kap af op de dikte',
        'Vervang een kapotte kap',
        'Zet er een schakelaar op',
      ],
      why: 'Ongebruikt stuk band hoort dicht te zijn.',
      sources: [besluit('7.7 lid 1')],
    },
    {
      questionKey: 'clamped',
      text: 'Bij {machine}: ligt het materiaal vast en ondersteund, ook aan de afzaagkant?',
      label: 'Materiaal niet ondersteund bij het zagen',
      urgency: 'SOON',
      actions: ['Gebruik klem en rolbok', 'Zet de stapel stabiel', 'Houd handen achter de aanslag'],
      urgentWhen: [{ scriptKey: 'SAWING_MACHINE', questionKey: 'bladeGuard', answerKeys: ['no'] }],
      why: 'Een stuk dat kantelt trekt handen naar het blad.',
      sources: [besluit('7.4 lid 3')],
    },
    {
      questionKey: 'coolant',
      text: 'Bij {machine}: is de koelvloeistof schoon?',
      canBeAbsent: true,
      label: 'Vuile koelvloeistof',
      urgency: 'LATER',
      actions: [
        'Vervang de vloeistof op tijd',
        'Plaats een opvangbak',
        'Gebruik handschoenen buiten het zagen',
      ],
      why: 'Vervuilde koelvloeistof geeft huidklachten.',
      sources: [besluit('7.3'), knowledge('koelvloeistof is een gevaarlijke stof')],
    },
  ],
})
