import { besluit2017 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { axelent, unread } from './sources.ts'

export const weldingRobot = createKind({
  scriptKey: 'WELDING_ROBOT',
  kind: 'weldingRobot',
  title: 'Lasrobot',
  nextScript: 'FORKLIFT',
  questions: [
    {
      questionKey: 'fence',
      text: 'Bij {machine}: staat de robot achter een hek van minstens 1,4 m, met een opening onder van hooguit 18 cm?',
      picture: pictures.robotFence,
      label: 'Hek om de robot ontbreekt of te laag',
      urgency: 'SOON',
      actions: [
        'Plaats of verhoog het hek',
        'Sluit open kanten',
        'Zet de cel zo dat niemand over het hek hoeft',
      ],
      why: 'Zonder hek loop je zo de beweging in.',
      sources: [besluit2017('7.7 lid 1 en 5'), axelent('EN ISO 13857: 1,4 m hoog en een opening van 180 mm')],
    },
    {
      questionKey: 'doors',
      text: 'Bij {machine}: stopt de robot als de deur opengaat, en staat de herstelknop buiten de cel?',
      label: 'Deur van de robotcel niet beveiligd',
      urgency: 'NOW',
      actions: [
        'Plaats een schakelaar op elke deur',
        'Verplaats de herstelknop naar buiten met zicht op de cel',
        'Test bij elke dienst',
      ],
      why: 'Anders start hij terwijl iemand binnen is.',
      sources: [besluit2017('7.7, 7.13 en 7.14')],
    },
    {
      questionKey: 'teach',
      text: 'Bij {machine}: gaat inleren langzaam en met een toestemmingsknop in de hand?',
      picture: pictures.robotTeach,
      label: 'Inleren zonder toestemmingsknop',
      urgency: 'SOON',
      actions: [
        'Gebruik inleren met verlaagde snelheid',
        'Laat alleen bevoegden in de cel',
        'Vergrendel bij onderhoud',
      ],
      why: 'Tijdens inleren sta je binnen het bereik van de robot.',
      sources: [besluit2017('7.5 lid 3'), unread('EN ISO 10218: 250 mm/s en een knop met drie standen')],
    },
  ],
})
