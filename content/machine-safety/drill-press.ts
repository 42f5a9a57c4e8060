import { besluit2017 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { indi, keurmeesters, technischWerkenDrilling } from './sources.ts'

export const drillPress = createKind({
  scriptKey: 'DRILL_PRESS',
  kind: 'drillPress',
  title: 'Kolomboormachine',
  nextScript: 'LATHE',
  questions: [
    {
      questionKey: 'clamped',
      text: 'Bij {machine}: zit het werkstuk altijd vast in een klem of machinebankschroef?',
      picture: pictures.drillClamped,
      label: 'Werkstuk met de hand vastgehouden',
      urgency: 'NOW',
      actions: [
        'Koop klemmen en bankschroeven voor kleine stukken',
        'Maak een vaste aanslag',
        'Instrueer dat met de hand vasthouden niet mag',
      ],
      why: 'Bij vastlopen draait het stuk mee en slaat het tegen de handen.',
      sources: [besluit2017('7.3 en 7.7'), technischWerkenDrilling('klemmen is verplicht')],
    },
    {
      questionKey: 'chuckGuard',
      text: 'Bij {machine}: is de boorkop afgeschermd en stopt de machine als je de riemkap opent?',
      picture: pictures.drillGuard,
      label: 'Boorkop of riemkap niet afgeschermd',
      urgency: 'SOON',
      actions: [
        'Vervang een machine die niet te beveiligen is',
        'Plaats een doorzichtige kap die met de spil meegaat',
        'Zet een schakelaar op de riemkap',
      ],
      why: 'Haar, mouwen en linten wikkelen om de boor.',
      sources: [besluit2017('7.7 lid 1-4'), keurmeesters('kap met onderbreking')],
    },
    {
      questionKey: 'clothing',
      text: 'Bij {machine}: werken mensen zonder handschoenen, losse mouwen, sieraden en los haar?',
      label: 'Loshangende kleding of handschoenen bij het boren',
      urgency: 'NOW',
      actions: [
        'Verbied handschoenen bij draaiend gereedschap',
        'Geef haarnetje en kleding met manchetten',
        'Hang een bord bij de machine',
      ],
      why: 'Een handschoen trekt een hand mee naar binnen.',
      sources: [besluit2017('7.3 lid 4'), indi('advies op de pagina over het gebruik')],
    },
  ],
})
