import { besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { beswic, unread } from './sources.ts'

export const lathe = createKind({
  scriptKey: 'LATHE',
  kind: 'lathe',
  title: 'Draaibank',
  nextScript: 'MILLING_MACHINE',
  questions: [
    {
      questionKey: 'chuckGuard',
      text: 'Bij {machine}: is de klauwplaat afgeschermd met een kap die de machine niet laat starten als hij open is?',
      picture: pictures.latheGuard,
      isPrimarySafeguard: true,
      label: 'Klauwplaat niet afgeschermd',
      urgency: 'NOW',
      actions: [
        'Zet de draaibank stil tot de klauwplaat is afgeschermd',
        'Vervang een machine die niet te beveiligen is',
        'Plaats een kap met schakelaar',
        'Markeer de zone',
      ],
      why: 'De klauw slingert werkstuk, sleutel of kleding weg.',
      sources: [besluit('7.7 en 7.14 lid 1 en 2'), unread('EN ISO 23125')],
    },
    {
      questionKey: 'chuckKey',
      text: 'Bij {machine}: springt de klauwsleutel vanzelf uit de klauw, of start de machine pas als hij in zijn houder zit?',
      picture: pictures.chuckKey,
      canBeAbsent: true,
      label: 'Klauwsleutel blijft in de klauw',
      urgency: 'NOW',
      actions: [
        'Leg een sleutel zonder veer weg en gebruik hem niet meer',
        'Gebruik een sleutel met veer die terugspringt',
        'Hang de sleutel aan een houder met schakelaar',
        'Zet het op de instructiekaart',
      ],
      why: 'Een sleutel in een draaiende klauw wordt een kogel.',
      sources: [besluit('7.3 lid 2'), knowledge('regel uit de praktijk')],
    },
    {
      questionKey: 'polishing',
      text: 'Bij {machine}: gebeurt schuren van een draaiende as altijd met een houder of band, nooit met de hand?',
      canBeAbsent: true,
      label: 'Met de hand schuren aan een draaiende as',
      urgency: 'NOW',
      actions: [
        'Stop met schuren met de hand',
        'Gebruik een schuurklos of band met houder',
        'Verlaag het toerental',
        'Verbied handschuren en leg een alternatief klaar',
      ],
      why: 'Het schuurlinnen wikkelt om de as en trekt de hand mee.',
      sources: [besluit('7.3 lid 4'), beswic('artikel van Prebes over ongevallen')],
    },
  ],
})
