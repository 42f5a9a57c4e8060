import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, orange, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { harnessWithReason, withMeans } from './conditions.ts'
import * as pictures from './pictures.ts'
import { leidraad, rivm, sbrcurnet } from './sources.ts'

export const ladder: Survey = {
  scriptKey: 'LADDER',
  scriptType: 'SURVEY',
  title: 'Ladder of trap',
  nextScript: 'MOBILE_SCAFFOLD',
  genericScript: false,
  dependsOn: withMeans('ladder'),
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'limits',
      text: 'Staat iemand op de ladder hooguit 7,5 meter hoog en in totaal hooguit 2 uur?',
      picture: pictures.ladderHeight,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'De wet staat een ladder alleen toe bij weinig gevaar en een korte klus, of als de plek niets anders toelaat. Tot 5 meter en 2 uur kan dat; daarboven moet je het eerst beoordelen. Boven 7,5 meter mag het niet. De bronnen verschillen; we kiezen de strengste.',
        sources: [
          besluit(
            '7.23 lid 2',
            'ladder alleen bij gering risico en korte duur, of als de plaats niet anders toelaat',
          ),
          leidraad('tot 5 meter en 2 uur; tot 7,5 meter en 4 uur na een beoordeling'),
          knowledge('A-blad Ladders en trappen: 7,5 meter en 4 uur'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('within', 'Ja, en niet hoger dan 5 meter', { since: 2 }),
        orange(
          'high',
          'Ja, maar hoger dan 5 meter',
          {
            label: 'Ladder hoger dan 5 meter',
            urgency: 'SOON',
            actions: [
              'Kies een hoogwerker of rolsteiger als die er kan staan',
              'Beoordeel of de ladder hier veilig genoeg is en leg dat vast',
              'Zet de ladder boven en onder vast',
            ],
          },
          { since: 2 },
        ),
        red('no', 'Nee, of onbekend', {
          label: 'Ladder als werkplek buiten de grenzen',
          urgency: 'NOW',
          actions: [
            'Gebruik de ladder hier niet meer als werkplek',
            'Bouw het werk beneden',
            'Kies een hoogwerker of rolsteiger',
            'Beperk de tijd op de ladder',
          ],
        }),
      ],
    },
    {
      questionKey: 'reach',
      text: 'Blijft het werk op de ladder binnen armlengte en onder 5 kilo duwen of trekken?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Wie reikt of kracht zet, kantelt. De navel blijft tussen de bomen van de ladder. De bronnen verschillen tussen 5 en 10 kilo; we kiezen de strengste.',
        sources: [
          knowledge('A-blad Ladders en trappen: binnen armlengte en hooguit 100 newton'),
          leidraad('kracht, reikwijdte en gewicht tellen mee'),
          ownChoice('hooguit 50 newton, ongeveer 5 kilo'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of dat weet ik niet', {
          label: 'Reiken of kracht zetten op een ladder',
          urgency: 'NOW',
          actions: [
            'Stop met werk waarbij je reikt of kracht zet',
            'Kies een hoogwerker of rolsteiger',
            'Verplaats de ladder zodra het werk niet meer recht ervoor is',
          ],
        }),
      ],
    },
    {
      questionKey: 'secured',
      text: 'Staat de ladder vast onder de juiste hoek?',
      picture: pictures.ladderSecured,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Een ladder die wegglijdt, is een bekend ongeval: bij vier van de tien vallen stond hij verkeerd. De wet vraagt vastzetten of antislip, en een stevige ondergrond. De hoek staat in de handleiding, meestal rond 75 graden.',
        sources: [besluit('7.23a lid 1'), rivm('43% verkeerd geplaatst'), knowledge('rond 75 graden')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Ladder niet geborgd',
          urgency: 'NOW',
          actions: [
            'Ga de ladder niet op tot hij vaststaat',
            'Zet hem vast, boven of onder',
            'Gebruik antislipvoeten en de hoek van de handleiding (rond 75 graden)',
            'Zet deuren op slot of dicht',
          ],
        }),
      ],
    },
    {
      questionKey: 'access',
      text: 'Kan iemand zich boven vasthouden als hij van de ladder stapt?',
      picture: pictures.ladderSecured,
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Bij het overstappen is er vaak niets om je aan vast te houden. De wet vraagt dat de ladder een meter uitsteekt, of dat er iets anders is dat houvast geeft.',
        sources: [besluit('7.23a lid 1 onder c')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('notUsed', 'Niemand stapt boven van de ladder'),
        green('yes', 'Ja, hij steekt 1 meter uit of er is een vast handvat'),
        red('no', 'Nee', {
          label: 'Geen houvast bij het overstappen',
          urgency: 'NOW',
          actions: [
            'Stap niet over tot de ladder 1 meter uitsteekt',
            'Maak een vaste trap of kooiladder',
            'Monteer een handvat bij de overstap',
          ],
        }),
      ],
    },
    {
      questionKey: 'arrival',
      text: 'Kan niemand over de rand vallen op de plek waar hij van de ladder stapt?',
      picture: pictures.guardrail,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      dependsOn: [{ scriptKey: 'LADDER', questionKey: 'access', answerKeys: ['yes', 'no'] }],
      since: 2,
      norm: {
        explanation:
          'Een ladder zonder leuning mag soms, een vloer of dak zonder leuning niet. Wie boven rondloopt, staat niet meer op de ladder.',
        sources: [besluit('3.16 lid 1 en 3-5'), sbrcurnet('veilige zone op 4 meter van de dakrand')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, door een leuning of hek, of de rand is 4 meter ver'),
        green('harness', 'Ja, iedereen zit vast aan een harnas, want een leuning kan niet', {
          onlyWhen: harnessWithReason,
        }),
        red('no', 'Nee', {
          label: 'Geen leuning waar iemand van de ladder stapt',
          urgency: 'NOW',
          actions: [
            'Laat niemand overstappen tot er een leuning is',
            'Doe het werk vanuit een hoogwerker of rolsteiger',
            'Plaats een leuning met een klaphek bij de ladder',
          ],
        }),
      ],
    },
    {
      questionKey: 'grip',
      text: 'Houdt iemand op de ladder altijd een hand vrij en draagt hij daar niets zwaars?',
      picture: pictures.ladderGrip,
      isPrimarySafeguard: true,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Met je handen vol kun je je niet vasthouden. Een last dragen mag alleen als je steun en houvast houdt.',
        sources: [besluit('7.23a', 'steun en houvast')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Zwaar of met twee handen op de ladder',
          urgency: 'NOW',
          actions: [
            'Stop met werk waarvoor je twee handen nodig hebt',
            'Hijs materiaal met een touw of lift',
            'Kies een hoogwerker',
            'Gebruik een riem met gereedschap',
          ],
        }),
      ],
    },
  ],
}
