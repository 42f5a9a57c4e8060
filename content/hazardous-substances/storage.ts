import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, orange, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { whenForm, whenInUse, whenStored } from './conditions.ts'
import * as pictures from './pictures.ts'
import { ceramics, infomil, infomilPeroxides, smallPackages } from './sources.ts'

export const storage: Survey = {
  scriptKey: 'STORAGE',
  scriptType: 'SURVEY',
  title: 'Opslag',
  nextScript: 'PEOPLE',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'amount',
      text: 'Ligt er meer van {stof} (met gelijke stoffen samen) dan de richtwaarde van PGS 15?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      norm: {
        explanation:
          'Boven een bepaalde hoeveelheid moet verpakte gevaarlijke stof in een speciale opslag. Een kleine werkvoorraad mag bij de werkplek. De bronnen verschillen; we kiezen de strengste. Het is een richtwaarde: vraag bij de gemeente welke grens geldt, en naar PGS 8 bij organische peroxiden.',
        sources: [
          infomil('ondergrenzen'),
          ceramics('ondergrenzen'),
          infomilPeroxides('organische peroxiden horen bij PGS 8'),
          smallPackages('kleine verpakkingen'),
          ownChoice('de strengste ondergrens als bronnen verschillen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('below', 'Nee'),
        green('aboveOk', 'Ja, en de opslag voldoet aan PGS 15'),
        red('aboveNo', 'Ja, en de opslag voldoet niet of dat is onbekend', {
          label: 'Te veel opslag zonder PGS 15',
          urgency: 'SOON',
          actions: [
            'Verklein de voorraad',
            'Plaats een PGS 15-kast of -ruimte',
            'Vraag bij de gemeente na wat er gemeld moet worden',
            'Maak een lijst voor de brandweer',
          ],
        }),
        green('otherOk', 'PGS 15 heeft er geen grens voor, en de opslag volgt de eigen regels van de stof', {
          since: 2,
        }),
        red(
          'otherNo',
          'PGS 15 heeft er geen grens voor, en of de opslag deugt is niet bekend',
          {
            label: 'Opslag van peroxide of ontplofbare stof niet beoordeeld',
            urgency: 'SOON',
            actions: [
              'Vraag de leverancier hoe koel, hoe apart en hoeveel (rubriek 7 en 14)',
              'Houd zo weinig mogelijk op voorraad',
              'Zet het koel, en weg van zuren, metaalpoeder en alles wat brandt',
              'Vraag de gemeente welke regels gelden, zoals PGS 8',
            ],
          },
          { since: 2 },
        ),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      questionKey: 'beside',
      text: 'Staat {stof} volgens het register op één plek met een stof waarmee het gevaarlijk reageert?',
      type: 'SINGLE',
      fromRecord: true,
      since: 2,
      norm: {
        explanation:
          'Het register vergelijkt de H-zinnen van wat op dezelfde opslagplek staat. Staan de stoffen daar al apart? Schrijf dan het vak erbij, zoals “Gasrek buiten, vak 2”. Niet elke reactie blijkt uit een H-zin: kijk ook in rubriek 10.',
        sources: [
          besluit('4.6 lid 2', 'opslag en scheiding'),
          ownChoice('welke H-zinnen niet samen mogen; bijlage E van PGS 15 is niet gelezen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('no', 'Nee'),
        red('gas', 'Ja, met een zuur of loog: er kan giftig gas ontstaan', {
          label: 'Giftig gas mogelijk door wat ernaast staat',
          urgency: 'NOW',
          actions: [
            'Zet de stoffen vandaag uit elkaar, elk in een eigen lekbak',
            'Kijk in rubriek 10 van het blad waarmee ze reageren',
            'Zet de nieuwe plek in het register',
          ],
        }),
        red(
          'fire',
          'Ja, het een brandt of ontleedt, en het ander jaagt dat aan',
          {
            label: 'Brandgevaar door wat ernaast staat',
            urgency: 'SOON',
            actions: [
              'Zet de stoffen uit elkaar, in een andere kast of achter een scheiding',
              'Kijk in rubriek 7 en 10 van het blad hoe ver uit elkaar',
              'Zet de nieuwe plek in het register',
            ],
          },
          { urgentWhen: [whenForm('liquid', 'paste', 'powder', 'solid')] },
        ),
        orange('water', 'Misschien: het moet droog blijven, en ernaast staat een vloeistof', {
          label: 'Stof die droog moet blijven staat bij een vloeistof',
          urgency: 'SOON',
          actions: [
            'Zet de stof droog en apart van vloeistoffen',
            'Kijk in rubriek 7 en 10 van het blad',
            'Zet de nieuwe plek in het register',
          ],
        }),
        open('unknown', 'Weet ik niet: de opslagplek of een H-zin ontbreekt'),
      ],
    },
    {
      questionKey: 'spill',
      text: 'Staat {stof} gescheiden van stoffen waarmee het reageert?',
      picture: pictures.spillTray,
      type: 'SINGLE',
      since: 1,
      dependsOn: [whenStored, { scriptKey: 'STORAGE', questionKey: 'beside', answerKeys: ['no', 'unknown'] }],
      norm: {
        explanation:
          'Bij lekkage of brand maakt scheiding het verschil tussen een schoonmaakklus en een ramp. De wet vraagt scheiding van stoffen die niet samengaan, zoals een zuur en chloor. Kijk in rubriek 10 van het blad.',
        sources: [
          besluit('4.6 lid 2', 'opslag en scheiding'),
          besluit('4.1c lid 1 onder i', 'hoeveelheid op de werkplek'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Stoffen die reageren staan niet apart',
          urgency: 'SOON',
          actions: [
            'Beperk de voorraad op de werkplek',
            'Zet zuren, logen en brandbaar uit elkaar',
            'Zet ze elk in een eigen lekbak of kast',
          ],
        }),
        green('na', 'Niet nodig: de stof reageert nergens mee', {
          freeText: 'Waarom niet?',
        }),
      ],
    },
    {
      questionKey: 'tray',
      text: 'Staat {stof} in of boven een lekbak?',
      picture: pictures.spillTray,
      type: 'SINGLE',
      since: 2,
      dependsOn: [whenForm('liquid', 'paste', 'unknown')],
      norm: {
        explanation:
          'Wat lekt, loopt anders onder andere vaten, naar de goot of over de vloer. Een druppel per minuut is in een weekend al een plas.',
        sources: [besluit('4.6 lid 1 en 2', 'ongewilde gebeurtenissen'), knowledge('lekbak volgens PGS 15')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Lekbak ontbreekt',
          urgency: 'SOON',
          actions: ['Plaats een lekbak', 'Leg absorptiemateriaal klaar', 'Houd minder op voorraad'],
        }),
        green('na', 'Niet nodig: het kan niet lekken, of het is maar heel weinig', {
          freeText: 'Waarom niet?',
        }),
      ],
    },
  ],
}
