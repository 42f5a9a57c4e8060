import { besluit2017, ownChoice } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

export const press = createKind({
  scriptKey: 'PRESS',
  kind: 'press',
  title: 'Pers (excenter, hydraulisch)',
  nextScript: 'WELDING_ROBOT',
  questions: [
    {
      questionKey: 'tooling',
      text: 'Bij {machine}: blijven handen uit het gereedschap door gesloten gereedschap, een scherm of tweehandenbediening?',
      picture: pictures.pressGuard,
      label: 'Open gereedschap in de pers',
      urgency: 'NOW',
      actions: [
        'Maak gesloten gereedschap of een afscherming',
        'Kies lichtscherm of tweehandenbediening',
        'Laat de pers pas draaien na controle',
      ],
      why: 'Een pers stopt niet halverwege.',
      sources: [besluit2017('7.7 en 7.14'), unread('EN 692 en EN ISO 16092')],
    },
    {
      questionKey: 'block',
      text: 'Bij {machine}: wordt bij instellen een veiligheidsblok of vergrendeling gebruikt?',
      picture: pictures.pressBlock,
      label: 'Instellen zonder veiligheidsblok',
      urgency: 'NOW',
      actions: [
        'Leg een blok klaar dat de kracht draagt',
        'Zet de sleutelschakelaar op instellen met laag toerental',
        'Laat alleen ervaren mensen instellen',
      ],
      why: 'Tijdens instellen zit je in het gereedschap.',
      sources: [besluit2017('7.5 lid 2 en 3')],
    },
    {
      questionKey: 'check',
      text: 'Bij {machine}: wordt de beveiliging van de pers elke dienst en na gereedschapswissel gecontroleerd?',
      label: 'Beveiliging niet elke dienst gecontroleerd',
      urgency: 'SOON',
      actions: [
        'Maak een lijst van vijf punten',
        'Teken af bij start en na wissel',
        'Zet de pers stil bij een fout',
      ],
      why: 'Een scherm kan na wisselen verkeerd staan.',
      sources: [besluit2017('7.4a lid 3'), ownChoice('controle bij elke dienst en na elke wissel')],
    },
  ],
})
