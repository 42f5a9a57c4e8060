import { besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'

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
        'Boor niet met een werkstuk in de hand',
        'Koop klemmen en bankschroeven voor kleine stukken',
        'Maak een vaste aanslag',
        'Instrueer dat met de hand vasthouden niet mag',
      ],
      why: 'Bij vastlopen draait het stuk mee en slaat het tegen de handen.',
      sources: [besluit('7.3 en 7.7'), knowledge('klemmen bij het boren')],
    },
    {
      questionKey: 'chuckGuard',
      text: 'Bij {machine}: is de boorkop afgeschermd?',
      picture: pictures.drillGuard,
      isPrimarySafeguard: true,
      label: 'Boorkop niet afgeschermd',
      urgency: 'NOW',
      actions: [
        'Zet de machine stil tot de boorkop is afgeschermd',
        'Vervang een machine die niet te beveiligen is',
        'Plaats een doorzichtige kap die met de spil meegaat',
        'Zet een schakelaar op de kap',
      ],
      why: 'Haar, mouwen en linten wikkelen om de boor.',
      sources: [besluit('7.7 lid 1-4')],
    },
    {
      questionKey: 'clothing',
      text: 'Bij {machine}: werken mensen zonder handschoenen, losse mouwen, sieraden en los haar?',
      label: 'Loshangende kleding of handschoenen bij het boren',
      urgency: 'NOW',
      actions: [
        'Laat niemand boren met handschoenen, losse mouwen of los haar',
        'Geef haarnetje en kleding met manchetten',
        'Hang een bord bij de machine',
      ],
      why: 'Een handschoen trekt een hand mee naar binnen.',
      sources: [besluit('7.3 lid 4'), knowledge('geen handschoenen bij draaiend gereedschap')],
    },
  ],
})
