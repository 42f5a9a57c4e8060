import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, orange, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { whenCmr, whenInUse, withHazard, withoutHealthHazard } from './conditions.ts'
import * as pictures from './pictures.ts'

export const measures: Script[] = [
  {
    scriptKey: 'INFO_MEASURES',
    scriptType: 'INFORMATION',
    title: 'Maatregelen',
    nextScript: 'MEASURES',
    genericScript: false,
    dependsOn: whenInUse,
    text: 'Kies maatregelen van boven naar beneden. Vervang eerst de stof. Sluit het proces daarna af of zuig af. Regel dan het werk anders. Handschoenen en maskers komen als laatste.',
  },
  {
    scriptKey: 'MEASURES',
    scriptType: 'SURVEY',
    title: 'Maatregelen',
    nextScript: 'COOLANT',
    genericScript: false,
    dependsOn: whenInUse,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'highest',
        text: 'Wat is de sterkste maatregel die bij {stof} steeds wordt gebruikt?',
        picture: pictures.substanceExtraction,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De wet schrijft de volgorde voor. Maskers en handschoenen mogen alleen als de rest niet kan, en dan zo kort mogelijk.',
          sources: [besluit('4.4 lid 1 t/m 6'), ownChoice('afzuiging elk jaar laten nakijken')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('closed', 'Gesloten systeem of volautomatisch'),
          green('lev', 'Afzuiging bij de bron, en die is het afgelopen jaar nagekeken'),
          orange('levUnchecked', 'Afzuiging bij de bron, maar die is het afgelopen jaar niet nagekeken', {
            label: 'Afzuiging niet nagekeken',
            urgency: 'LATER',
            actions: ['Laat de afzuiging nakijken', 'Leg datum en uitkomst vast'],
          }),
          red(
            'outdoor',
            'Alleen ventilatie, een open deur of buiten werken',
            {
              label: 'Geen afzuiging bij de bron',
              urgency: 'SOON',
              actions: [
                'Vervang de stof, of werk er alleen mee waar wordt afgezogen',
                'Plaats bronafzuiging',
                'Werk op een plek met toevoer van schone lucht',
                'Geef adembescherming tot het werkt',
              ],
            },
            { urgentWhen: [whenCmr('yes')] },
          ),
          red(
            'ppe',
            'Alleen handschoenen of masker',
            {
              label: 'Alleen persoonlijke bescherming',
              urgency: 'SOON',
              actions: [
                'Vervang de stof of de verpakking, of werk er alleen mee waar wordt afgezogen',
                'Breng afzuiging of een kap aan',
                'Leg vast hoe lang het masker gedragen wordt',
                'Controleer maskermaat en filterklasse',
              ],
            },
            { urgentWhen: [whenCmr('yes')] },
          ),
          red('none', 'Geen', {
            label: 'Geen maatregelen bij gevaarlijke stof',
            urgency: 'NOW',
            actions: [
              'Stop tot de gevaren bekend zijn',
              'Zet afzuiging of ventilatie in',
              'Geef passende bescherming',
              'Laat een plan maken',
            ],
          }),
          green('noHealth', 'Niet nodig: geen gezondheidsgevaar en geen stof of damp', {
            onlyWhen: [withoutHealthHazard],
            freeText: 'Waarom niet?',
          }),
        ],
      },
      {
        questionKey: 'skinEyes',
        text: 'Worden huid en ogen beschermd bij het werken met {stof}?',
        picture: pictures.glovesGoggles,
        type: 'SINGLE',
        since: 1,
        dependsOn: [withHazard('skinEyes')],
        norm: {
          explanation:
            'Bij H310 t/m H312, H314, H315 en H317 moet je huidcontact voorkomen. Bij H314, H318, H319 en EUH070 geldt dat voor de ogen.',
          sources: [besluit('4.1c lid 1 onder f en g'), knowledge('doorbraaktijd van handschoenen')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja'),
          red('wrong', 'Wel handschoenen, maar onbekend of ze tegen deze stof kunnen', {
            label: 'Verkeerde of onbekende handschoenen',
            urgency: 'SOON',
            actions: [
              'Kies werk zonder contact (schep, pomp)',
              'Vraag de leverancier naar type en doorbraaktijd',
              'Leg een wisseltijd vast',
            ],
          }),
          red('no', 'Nee', {
            label: 'Huid- of oogcontact niet voorkomen',
            urgency: 'NOW',
            actions: [
              'Maak contact onnodig (gesloten doseren)',
              'Plaats een oogdouche bij bijtende stof',
              'Geef handschoenen of bril van het juiste type',
            ],
          }),
        ],
      },
      {
        questionKey: 'recirculation',
        text: 'Wordt gefilterde lucht met {stof} terug de werkplaats in geblazen?',
        picture: pictures.airBack,
        type: 'SINGLE',
        since: 1,
        dependsOn: [withHazard('recirculation')],
        norm: {
          explanation:
            'Lucht met een stof die kanker of astma geeft, of de voortplanting schaadt, mag je niet terugblazen. Het mag alleen als je aantoont dat er bijna niets meer in zit.',
          sources: [besluit('4.5 lid 2 t/m 4')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('no', 'Nee'),
          green('proved', 'Ja, en gemeten is hooguit 1/10 van de grenswaarde'),
          red('yes', 'Ja, zonder meting', {
            label: 'Terugblazen van een stof waarbij dat verboden is',
            urgency: 'NOW',
            actions: [
              'Voer de lucht naar buiten af',
              'Laat meten wat er in de teruggeblazen lucht zit',
              'Vervang het filter en leg onderhoud vast',
              'Gebruik zolang adembescherming',
            ],
          }),
        ],
      },
    ],
  },
]
