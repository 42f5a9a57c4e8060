import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, red } from '../answers.ts'
import { besluit, besluitOf2017, knowledge, ownChoice } from '../sources.ts'
import { whenForm, whenInUse, withHazard } from './conditions.ts'
import * as pictures from './pictures.ts'

const whenSprayed = { scriptKey: 'FIRE', questionKey: 'use', answerKeys: ['sprayed'] }

/** Of what can explode in air, at room temperature or when it is warm or sprayed. */
export const fire: Survey = {
  scriptKey: 'FIRE',
  scriptType: 'SURVEY',
  title: 'Brand en explosie',
  nextScript: 'STORAGE',
  genericScript: false,
  dependsOn: whenInUse,
  alsoDependsOn: [withHazard('explosion', 'warm')],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'ignition',
      text: 'Blijven vonken, vuur en hete delen weg van {stof}?',
      type: 'SINGLE',
      isPrimarySafeguard: true,
      since: 2,
      norm: {
        explanation:
          'Lassen, slijpen, roken en een heftruck zijn genoeg om damp aan te steken. De vlam van je eigen brander hoort bij het werk: bij een gasfles gaat het om gas dat lekt.',
        sources: [
          besluit('4.6 lid 1 onder b', 'geen ontbrandingsbronnen'),
          besluitOf2017('3.5d lid 2 onder a', 'ontsteking voorkomen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, waar het staat en waar damp of gas kan komen'),
        red('no', 'Nee, of dat is niet geregeld', {
          label: 'Ontstekingsbron bij ontvlambare stof',
          urgency: 'NOW',
          actions: [
            'Stop lassen, slijpen en ander heet werk waar damp of gas kan komen',
            'Zet de stof ver van heet werk, of scherm het af',
            'Hang borden op: geen vuur, niet roken',
            'Geef voor heet werk vooraf toestemming op papier',
          ],
        }),
      ],
    },
    {
      questionKey: 'use',
      text: 'Hoe wordt {stof} gebruikt?',
      type: 'SINGLE',
      dependsOn: [whenForm('liquid', 'paste', 'powder', 'solid', 'unknown')],
      since: 2,
      norm: {
        explanation:
          'Fijne nevel en warme damp ontploffen veel eerder dan een koude vloeistof. Kies wat het gevaarlijkst is: wie verspuit en ook kwast, kiest verspuiten.',
        sources: [
          besluitOf2017('3.5c lid 2', 'beoordeling van explosiegevaar'),
          knowledge('nevel van een ontvlambare vloeistof ontbrandt onder het vlampunt'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('sprayed', 'Het wordt verspoten of verneveld'),
        choice('heated', 'Het wordt verwarmd, of gebruikt bij iets heets'),
        choice('open', 'Het wordt gegoten, gestort, gekwast of gepoetst', {
          onlyWhen: [withHazard('explosion')],
        }),
        green('cold', 'Alleen koud, en het wordt niet verspoten', {
          onlyWhen: [withHazard('warm')],
          endsScript: true,
        }),
      ],
    },
    {
      questionKey: 'ventilation',
      text: 'Wordt damp, nevel, stof of gas van {stof} afgevoerd voordat het kan ontploffen?',
      type: 'SINGLE',
      isPrimarySafeguard: true,
      since: 2,
      norm: {
        explanation:
          'De wet vraagt eerst dat er geen explosief mengsel ontstaat. Damp is zwaarder dan lucht: ze zakt in putten, kelders en smeerkuilen, en blijft daar hangen.',
        sources: [
          besluit('4.6 lid 1 onder a', 'geen gevaarlijke concentratie'),
          besluitOf2017('3.5d lid 1', 'ontstaan van een explosieve atmosfeer voorkomen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met afzuiging, met ventilatie die aanstaat of doordat we buiten werken'),
        red('no', 'Nee, of niet altijd', {
          label: 'Explosief mengsel kan ontstaan',
          urgency: 'NOW',
          actions: [
            'Stop het werk tot er wordt geventileerd of afgezogen',
            'Kies een product dat niet ontvlamt, of werk in een gesloten apparaat',
            'Doe vaten en doeken dicht weg zodra je klaar bent',
            'Laat beoordelen waar damp kan blijven hangen',
          ],
        }),
      ],
    },
    {
      questionKey: 'equipment',
      text: 'Is alles wat stroom gebruikt waar {stof} wordt verspoten, geschikt voor een explosieve omgeving?',
      type: 'SINGLE',
      dependsOn: [whenSprayed],
      since: 2,
      norm: {
        explanation:
          'In een spuitcabine hangt bij het spuiten een mengsel dat kan ontploffen. Gewone lampen, ventilatoren en stopcontacten kunnen vonken.',
        sources: [
          besluitOf2017('3.5e onder c en e', 'apparaten in gevarenzones; gewijzigd in 2020'),
          besluit('4.6 lid 3', 'explosieveilig materieel'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, dat is nagegaan'),
        red('no', 'Nee', {
          label: 'Gewone elektrische apparaten in explosief mengsel',
          urgency: 'NOW',
          actions: [
            'Stop met spuiten tot de apparaten weg zijn of uit staan',
            'Vervang ze door explosieveilige apparaten',
            'Laat een deskundige de spuitplek keuren',
          ],
        }),
        open('unknown', 'Zoek uit: vraag het aan de leverancier van de cabine'),
      ],
    },
    {
      questionKey: 'earthing',
      text: 'Zijn vat en ontvanger met elkaar verbonden en geaard als je {stof} overgiet?',
      picture: pictures.earthing,
      type: 'SINGLE',
      dependsOn: [withHazard('explosion'), whenForm('liquid', 'paste', 'powder', 'unknown')],
      since: 2,
      norm: {
        explanation:
          'Een vloeistof of poeder dat stroomt, laadt zich op. De vonk die dan overspringt kan de damp aansteken, ook als er verder niets is dat vonkt.',
        sources: [
          besluitOf2017('3.5d lid 2 onder a', 'elektrostatische ontladingen'),
          knowledge('vat en ontvanger verbinden en aarden'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        green('notPoured', 'Er wordt nooit overgegoten of overgepompt'),
        red('no', 'Nee', {
          label: 'Overgieten zonder aarding',
          urgency: 'SOON',
          actions: [
            'Koop kleine verpakkingen, zodat overgieten niet hoeft',
            'Verbind vat en ontvanger met een aardklem',
            'Gebruik geen gewone kunststof jerrycan of trechter',
            'Giet langzaam, en laat de straal niet vrij vallen',
          ],
        }),
      ],
    },
    {
      questionKey: 'document',
      text: 'Is het explosiegevaar van {stof} beoordeeld, en staat dat op papier?',
      type: 'SINGLE',
      dependsOn: [whenForm('liquid', 'paste', 'powder', 'gas', 'solid', 'unknown')],
      since: 2,
      norm: {
        explanation:
          'De wet vraagt een explosieveiligheidsdocument bij de RI&E. Daarin staat waar een explosief mengsel kan ontstaan, en welke apparaten daar mogen staan. Kan er geen mengsel ontstaan, dan schrijf je op waarom niet.',
        sources: [
          besluitOf2017('3.5c lid 1 en 4', 'explosieveiligheidsdocument'),
          besluit('3.5f', 'bijzondere maatregelen'),
          ownChoice('bij een spuitbus vragen we er niet naar'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, in een explosieveiligheidsdocument'),
        green('noMixture', 'Ja, en er kan geen explosief mengsel ontstaan', { freeText: 'Waarom niet?' }),
        red('no', 'Nee', {
          label: 'Explosiegevaar niet beoordeeld',
          urgency: 'SOON',
          actions: [
            'Ga na waar een mengsel kan ontstaan, en wat het kan aansteken',
            'Vraag een deskundige bij spuiten, verwarmen of grote hoeveelheden',
            'Markeer die plekken met het bord voor explosiegevaar',
            'Leg het vast in een explosieveiligheidsdocument bij de RI&E',
          ],
        }),
      ],
    },
  ],
}
