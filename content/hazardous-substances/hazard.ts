import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenInUse } from './conditions.ts'
import { isocyanateRestriction, rijksoverheid2024 } from './sources.ts'

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
        sources: [besluit('4.2 lid 2', 'aard van de blootstelling')],
        reviewed: '2026-11-29',
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
          besluit('4.11 t/m 4.13'),
          rijksoverheid2024('ook reprotoxische stoffen onder het strenge regime'),
          ownChoice('ook H362, schade via borstvoeding, bij verdacht'),
        ],
        reviewed: '2026-11-29',
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
          besluit('4.1c lid 1 onder f en g', 'huid en ogen'),
          besluit('4.5 lid 2 t/m 4', 'lucht terugblazen'),
          besluit('4.6 lid 1', 'brand en explosie'),
          besluit('4.10b lid 1', 'bloedonderzoek'),
          besluit('4.105, 4.106 en 4.108', 'jongeren en zwangeren'),
          isocyanateRestriction('verplichte opleiding'),
          ownChoice('ook andere stoffen niet voor zwangeren, als de H-zin daar aanleiding toe geeft'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('health', 'Gevaar voor de gezondheid'),
        choice('skinEyes', 'Bescherming van huid of ogen'),
        choice('recirculation', 'Niet terugblazen'),
        choice('vulnerable', 'Niet voor jongeren of zwangeren'),
        choice('explosion', 'Kan met lucht een explosief mengsel vormen', { since: 2 }),
        choice('warm', 'Kan dat als het warm is of wordt verspoten', { since: 2 }),
        choice('isocyanate', 'Bevat isocyanaat, of kan dat bevatten', { since: 2 }),
        choice('lead', 'Bevat lood', { since: 2 }),
        choice('none', 'Geen van deze', { excludesOthers: true }),
      ],
    },
    {
      questionKey: 'health',
      text: 'Is {stof} een gevaar voor de gezondheid?',
      type: 'SINGLE',
      fromRecord: true,
      since: 2,
      norm: {
        explanation:
          'Dit volgt uit de H-zinnen. Wat bij het werk vrijkomt, telt ook mee: dat is stof, rook of damp.',
        sources: [besluit('4.2 lid 2', 'aard van de blootstelling')],
        reviewed: '2026-11-29',
      },
      answers: [choice('yes', 'Ja, of dat is nog niet bekend'), choice('no', 'Nee')],
    },
    {
      questionKey: 'coolant',
      text: 'Kan {stof} een koelsmeermiddel of snijolie zijn?',
      type: 'SINGLE',
      fromRecord: true,
      since: 2,
      norm: {
        explanation:
          'Een koelsmeermiddel is een vloeistof die niet brandt en metaal niet aantast. Bij andere stoffen vragen we er niet naar.',
        sources: [ownChoice('welke vloeistoffen een koelsmeermiddel kunnen zijn')],
        reviewed: '2026-11-29',
      },
      answers: [choice('yes', 'Ja'), choice('no', 'Nee')],
    },
  ],
}
