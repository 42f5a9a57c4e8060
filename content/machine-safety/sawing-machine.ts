import { besluit2017 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { cobouw, knowledge } from './sources.ts'

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
      label: 'Zaagblad niet afgeschermd',
      urgency: 'SOON',
      actions: ['Stel de kap af op de dikte', 'Vervang een kapotte kap', 'Zet er een schakelaar op'],
      why: 'Ongebruikt stuk band hoort dicht te zijn.',
      sources: [besluit2017('7.7 lid 1'), cobouw('in 1998 was 80% van de lintzagen niet in orde')],
    },
    {
      questionKey: 'clamped',
      text: 'Bij {machine}: ligt het materiaal vast en ondersteund, ook aan de afzaagkant?',
      label: 'Materiaal niet ondersteund bij het zagen',
      urgency: 'SOON',
      actions: ['Gebruik klem en rolbok', 'Zet de stapel stabiel', 'Houd handen achter de aanslag'],
      why: 'Een stuk dat kantelt trekt handen naar het blad.',
      sources: [besluit2017('7.4 lid 3')],
    },
    {
      questionKey: 'coolant',
      text: 'Bij {machine}: is de koelvloeistof bij de zaag schoon en is de vloer droog?',
      label: 'Vuile koelvloeistof of gladde vloer',
      urgency: 'LATER',
      actions: [
        'Vervang de vloeistof op tijd',
        'Plaats opvangbak en rooster',
        'Gebruik handschoenen buiten het zagen',
      ],
      why: 'Vervuilde koelvloeistof geeft huidklachten en een gladde vloer.',
      sources: [besluit2017('7.3'), knowledge('koelvloeistof is een gevaarlijke stof')],
    },
  ],
})
