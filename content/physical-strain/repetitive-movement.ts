import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { arbobesluit, arbowet3, besluit, ownChoice } from '../sources.ts'
import * as pictures from './pictures.ts'
import {
  arboportaalRepetitive,
  arboportaalVibration,
  harm,
  universityCollegeLondon,
  vibrationDirective,
} from './sources.ts'
import { whenTask } from './tasks.ts'

const whenRepetitive = whenTask('repetitive')

/**
 * Also of vibrating tools, which have a task of their own since version 3: their questions were always in this script,
 * so that what was answered about them counts on.
 */
export const repetitiveMovement: Script[] = [
  {
    scriptKey: 'INFO_REPETITIVE_MOVEMENT',
    scriptType: 'INFORMATION',
    title: 'Repeterende bewegingen',
    nextScript: 'INFO_VIBRATION',
    genericScript: false,
    dependsOn: whenRepetitive,
    text: 'Repeterend is: dezelfde hand- of armbeweging komt binnen 90 seconden terug. Lasten van 3 kg of meer horen bij tillen. Werk achter een beeldscherm hoort bij de vragen over kantoor.',
  },
  {
    scriptKey: 'INFO_VIBRATION',
    scriptType: 'INFORMATION',
    title: 'Trillend gereedschap',
    nextScript: 'REPETITIVE_MOVEMENT',
    genericScript: false,
    dependsOn: whenTask('vibration'),
    text: 'Schrijf op welk trillend gereedschap iemand op een drukke dag gebruikt, en hoelang het echt draait. Neem de handleiding erbij. De uitkomst staat bij Repeterende bewegingen.',
  },
  {
    scriptKey: 'REPETITIVE_MOVEMENT',
    scriptType: 'SURVEY',
    title: 'Repeterende bewegingen',
    nextScript: 'INFO_ACTIONS',
    genericScript: false,
    dependsOn: whenTask('repetitive', 'vibration'),
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'duration',
        text: 'Hoe lang maakt één persoon in de groep {functiegroep} dezelfde hand- of armbeweging (herhaling binnen 90 seconden)?',
        picture: pictures.repetitive,
        type: 'SINGLE',
        since: 1,
        dependsOn: [whenRepetitive],
        norm: {
          explanation:
            'Herhaald werk wordt een risico vanaf 2 uur per dag of vanaf 1 uur achter elkaar. Met kracht, trillingen, precisiewerk of een lastige houding is het risico groter. Dan kiezen we de grens van 1 uur per dag.',
          sources: [
            arboportaalRepetitive,
            harm,
            ownChoice('met verzwarende factoren al vanaf 1 uur per dag'),
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('lt1', 'Minder dan 1 uur per dag'),
          green(
            '1to2clean',
            '1 tot 2 uur per dag, korter dan 1 uur achter elkaar, zonder kracht, trillingen, precisiewerk of lastige houding',
          ),
          red('1to2load', '1 tot 2 uur per dag, met kracht, trillingen, precisiewerk of lastige houding', {
            label: 'Repeterend werk met verzwarende factoren',
            urgency: 'SOON',
            actions: [
              'Gebruik gereedschap dat minder kracht vraagt en minder trilt',
              'Beoordeel het werk verder met HARM van TNO',
            ],
          }),
          red('gt2', '2 uur per dag of meer, of 1 uur of langer achter elkaar', {
            label: 'Langdurig repeterend werk',
            urgency: 'SOON',
            actions: [
              'Gebruik een mal, toevoerhulp of cobot',
              'Wissel van taak en plan korte pauzes',
              'Beoordeel het werk verder met HARM van TNO',
            ],
          }),
        ],
      },
      {
        questionKey: 'force',
        text: 'Moet er bij deze handelingen met één hand 6 kg kracht of meer worden gezet (knijpen, draaien, drukken)?',
        picture: pictures.handForce,
        type: 'SINGLE',
        since: 1,
        dependsOn: [whenRepetitive],
        norm: {
          explanation:
            '6 kg kracht is ongeveer een emmer die ruim half vol water is. Tot daar is het werk met HARM van TNO te beoordelen. Daarboven is het zo zwaar dat een deskundige moet meekijken.',
          sources: [harm, ownChoice('6 kg of meer is een risico')],
          reviewed: '2026-11-21',
        },
        answers: [
          green('no', 'Nee'),
          red('yes', 'Ja', {
            label: 'Hoge handkracht bij herhaald werk',
            urgency: 'SOON',
            actions: [
              'Gebruik pneumatisch of elektrisch gereedschap of een spanhulp',
              'Laat een arbokerndeskundige meekijken',
            ],
          }),
        ],
      },
      {
        questionKey: 'rotation',
        text: 'Wisselt iedereen minstens elk uur van handeling of is er een korte pauze?',
        type: 'SINGLE',
        since: 1,
        dependsOn: [whenRepetitive],
        norm: {
          explanation:
            'Wie elk uur iets anders doet, geeft zijn spieren rust. De wet zegt dat je eentonig werk zo veel mogelijk moet voorkomen of beperken. Het uur komt van de grens voor herhaald werk.',
          sources: [arbowet3, arboportaalRepetitive, ownChoice('minstens elk uur wisselen')],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Te weinig afwisseling bij repeterend werk',
            urgency: 'SOON',
            actions: ['Maak een schema waarin iedereen elk uur van taak wisselt', 'Plan korte pauzes in'],
          }),
        ],
      },
      {
        questionKey: 'vibratingTools',
        text: 'Werkt iemand in de groep {functiegroep} met gereedschap dat trilt, zoals een slijper, een bikhamer of een slagmoersleutel?',
        picture: pictures.grinder,
        type: 'SINGLE',
        since: 2,
        dependsOn: [whenRepetitive],
        norm: {
          explanation:
            'Wie lang met trillend gereedschap werkt, kan zijn zenuwen en bloedvaten beschadigen: tintelende, dove of witte vingers. Daarom moet je weten hoeveel het trilt en hoe lang.',
          sources: [vibrationDirective, arbobesluit('6.11a t/m 6.11e (trillingen)', 'B')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('no', 'Nee, geen trillend gereedschap', {
            endsScript: true,
            contradictedBy: [
              { ...whenTask('vibration'), because: 'bij de werkzaamheden is trillend gereedschap gekozen' },
            ],
          }),
          choice('yes', 'Ja'),
        ],
      },
      {
        questionKey: 'vibrationExposure',
        text: 'Hoeveel trilt het gereedschap voor één persoon in de groep {functiegroep} op een drukke dag?',
        picture: pictures.grinder,
        type: 'COMPUTED',
        computation: 'HAND_ARM_VIBRATION',
        since: 2,
        norm: {
          explanation:
            'Boven 2,5 m/s², gemiddeld over 8 uur, moet je maatregelen nemen. Boven 5 m/s² mag niemand werken. De trilling van een machine staat in de handleiding. In de praktijk is die 2 tot 3 keer zo hoog, daarom telt ze dubbel.',
          sources: [
            vibrationDirective,
            arbobesluit('6.11a t/m 6.11e (trillingen)', 'B'),
            arboportaalVibration,
            ownChoice('de waarde uit de handleiding telt 2 keer'),
            universityCollegeLondon,
            ownChoice('5 m/s² als schatting voor een boormachine'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('le25', '2,5 m/s² of minder, gemiddeld over 8 uur'),
          red('25to5', 'Meer dan 2,5 t/m 5 m/s², gemiddeld over 8 uur', {
            label: 'Trillingen boven de actiewaarde',
            urgency: 'SOON',
            actions: [
              'Kies een werkwijze zonder trillend gereedschap',
              'Koop gereedschap dat weinig trilt en onderhoud het goed',
              'Beperk hoe lang één persoon ermee werkt',
              'Bied een arbeidsgezondheidskundig onderzoek aan',
            ],
          }),
          red('gt5', 'Meer dan 5 m/s², gemiddeld over 8 uur', {
            label: 'Trillingen boven de grenswaarde',
            urgency: 'NOW',
            actions: [
              'Stop direct, of werk er zo kort mee dat het onder de grenswaarde blijft',
              'Kies een werkwijze zonder trillend gereedschap',
              'Koop gereedschap dat weinig trilt',
              'Bied een arbeidsgezondheidskundig onderzoek aan',
            ],
          }),
        ],
      },
      {
        questionKey: 'youngVibration',
        text: 'Werkt iemand onder de 18 in de groep {functiegroep} met dit gereedschap?',
        type: 'SINGLE',
        since: 3,
        dependsOn: [
          {
            scriptKey: 'REPETITIVE_MOVEMENT',
            questionKey: 'vibrationExposure',
            answerKeys: ['25to5', 'gt5'],
          },
        ],
        norm: {
          explanation:
            'Wie jonger is dan 18 mag niet blootstaan aan schadelijke trillingen. We kiezen daarvoor de waarde waarboven je maatregelen moet nemen: 2,5 m/s². Stagiairs en leerlingen tellen mee.',
          sources: [
            besluit('6.27 lid 4', 'jeugdigen: schadelijke trillingen'),
            ownChoice('schadelijk is meer dan 2,5 m/s²'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('no', 'Nee'),
          red('yes', 'Ja', {
            label: 'Jongeren onder de 18 met schadelijk trillend gereedschap',
            urgency: 'NOW',
            actions: [
              'Laat wie jonger is dan 18 dit gereedschap vandaag niet meer gebruiken',
              'Geef ander werk, of gereedschap dat minder trilt',
              'Spreek het af met de leermeester',
            ],
          }),
        ],
      },
    ],
  },
]
