import { arbobesluit, besluit, knowledge, ownChoice } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'

export const benchGrinder = createKind({
  scriptKey: 'BENCH_GRINDER',
  kind: 'benchGrinder',
  title: 'Slijpsteen of slijpzuil',
  nextScript: 'ANGLE_GRINDER',
  questions: [
    {
      questionKey: 'rest',
      text: 'Bij {machine}: is de ruimte tussen leunspaan en steen hooguit 3 mm (of minder als de handleiding dat zegt)?',
      picture: pictures.benchGrinderRest,
      isPrimarySafeguard: true,
      label: 'Te veel ruimte bij de leunspaan',
      urgency: 'NOW',
      actions: [
        'Zet de slijpmachine uit en stel de leunspaan af',
        'Vervang een versleten steen',
        'Controleer bij elke start',
      ],
      why: 'Een stuk dat ertussen schiet laat de steen breken.',
      sources: [besluit('7.4 lid 3'), ownChoice('hooguit 3 mm, of wat de handleiding zegt')],
    },
    {
      questionKey: 'wheel',
      text: 'Bij {machine}: klopt het toerental op de steen met de machine en is de steen onbeschadigd?',
      label: 'Verkeerde of beschadigde slijpsteen',
      urgency: 'NOW',
      actions: [
        'Slijp niet met deze steen',
        'Kies een steen met gelijk of hoger maximaal toerental',
        'Tik hem voor het monteren aan op scheuren',
        'Laat hem leeg proefdraaien achter een scherm',
      ],
      why: 'Een steen die te snel draait breekt.',
      sources: [besluit('7.3 lid 2'), knowledge('toerental en datum op de schijf')],
    },
    {
      questionKey: 'eyes',
      text: 'Bij {machine}: zit er een vonkenscherm en draagt iedereen oogbescherming?',
      picture: pictures.sparkScreen,
      label: 'Geen vonkenscherm of veiligheidsbril',
      urgency: 'NOW',
      actions: [
        'Slijp niet zonder vonkenscherm en veiligheidsbril',
        'Plaats scherm en afzuiging',
        'Leg brillen bij de machine',
        'Houd omstanders weg',
      ],
      why: 'Slijpsel raakt ogen voordat je kunt knipperen.',
      sources: [arbobesluit('8.3 lid 1 en 2 (persoonlijke bescherming)', 'C')],
    },
  ],
})
