import { besluit2017, besluit2020 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { boslekt, dekra, grinderManual, hsebox, powertech } from './sources.ts'

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
      label: 'Te veel ruimte bij de leunspaan',
      urgency: 'SOON',
      actions: [
        'Stel de leunspaan af met de machine uit',
        'Vervang een versleten steen',
        'Controleer bij elke start',
      ],
      why: 'Een stuk dat ertussen schiet laat de steen breken.',
      sources: [besluit2017('7.4 lid 3'), hsebox('3 mm'), powertech('3 mm'), boslekt('3 mm'), grinderManual],
    },
    {
      questionKey: 'wheel',
      text: 'Bij {machine}: klopt het toerental op de steen met de machine en is de steen onbeschadigd?',
      label: 'Verkeerde of beschadigde slijpsteen',
      urgency: 'NOW',
      actions: [
        'Kies een steen met gelijk of hoger maximaal toerental',
        'Tik hem voor het monteren aan op scheuren',
        'Laat hem leeg proefdraaien achter een scherm',
      ],
      why: 'Een steen die te snel draait breekt.',
      sources: [besluit2017('7.3 lid 2'), dekra('toerental en datum op de schijf')],
    },
    {
      questionKey: 'eyes',
      text: 'Bij {machine}: zit er een vonkenscherm en draagt iedereen oogbescherming?',
      picture: pictures.sparkScreen,
      label: 'Geen vonkenscherm of veiligheidsbril',
      urgency: 'SOON',
      actions: ['Plaats scherm en afzuiging', 'Leg brillen bij de machine', 'Houd omstanders weg'],
      why: 'Slijpsel raakt ogen voordat je kunt knipperen.',
      sources: [besluit2020('8.3 lid 1-2')],
    },
  ],
})
