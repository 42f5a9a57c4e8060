import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open } from '../answers.ts'
import { besluit2017, ownChoice } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import { rijksoverheid2024 } from './sources.ts'

/** Answered from the record of the substance. */
export const hazard: Survey = {
  scriptKey: 'HAZARD',
  scriptType: 'SURVEY',
  title: 'Gevaar',
  nextScript: 'CMR',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'statements',
      text: 'Zijn alle H-zinnen van {stof} overgenomen uit rubriek 2 van het blad?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      norm: {
        explanation:
          'De H-zinnen bepalen welke regels gelden. Ook stof of rook die bij het werk vrijkomt telt mee, al staat er geen etiket op.',
        sources: [besluit2017('4.2 lid 2', 'aard van de blootstelling')],
        reviewed: '2026-11-25',
      },
      answers: [
        green('yes', 'Ja'),
        green('none', 'De stof heeft geen H-zinnen'),
        open('unknown', 'Weet ik niet, of er staat een onbekende code bij'),
      ],
    },
    {
      questionKey: 'cmr',
      text: 'Is {stof} kankerverwekkend, mutageen of schadelijk voor vruchtbaarheid of kind?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      norm: {
        explanation:
          'Voor deze stoffen gelden de strengste regels: zoeken naar vervanging, extra gegevens en een lijst van wie ermee werkt. Sinds mei 2024 hoort ook schade aan de voortplanting daarbij. Mutageen betekent: schade aan je erfelijk materiaal.',
        sources: [
          besluit2017('4.11 t/m 4.13'),
          rijksoverheid2024('ook reprotoxische stoffen onder het strenge regime'),
          ownChoice('ook H362, schade via borstvoeding, bij verdacht'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        choice(
          'yes',
          'Ja: H340, H350, H350i of H360 (alle varianten), of het ontstaat bij het werk (lasrook van RVS)',
        ),
        choice('suspect', 'Verdacht: H341, H351, H361 of H362'),
        green('no', 'Nee'),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      questionKey: 'hazards',
      text: 'Welke gevaren van {stof} vragen om extra regels?',
      type: 'MULTI',
      fromRecord: true,
      since: 1,
      norm: {
        explanation: 'Dit volgt uit de H-zinnen. Je krijgt hierna alleen vragen die bij deze gevaren horen.',
        sources: [
          besluit2017('4.1c lid 1 onder f en g', 'huid en ogen'),
          besluit2017('4.5 lid 2 t/m 4', 'lucht terugblazen'),
          besluit2017('4.105, 4.106 en 4.108', 'jongeren en zwangeren'),
          ownChoice('ook andere stoffen niet voor zwangeren, als de H-zin daar aanleiding toe geeft'),
        ],
        reviewed: '2026-11-25',
      },
      answers: [
        choice('health', 'Gevaar voor de gezondheid'),
        choice('skinEyes', 'Bescherming van huid of ogen'),
        choice('recirculation', 'Niet terugblazen'),
        choice('vulnerable', 'Niet voor jongeren of zwangeren'),
        choice('none', 'Geen van deze', { excludesOthers: true }),
      ],
    },
  ],
}
