import { choice, green, open, red } from '../answers.ts'
import { arbobesluit, besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import { createFireWatch } from './hot-work.ts'
import * as pictures from './pictures.ts'
import { unread } from './sources.ts'

const whenPoweredBy = (power: 'electric' | 'gas') => [
  { scriptKey: 'WELDING_SET', questionKey: 'power', answerKeys: [power] },
]

const gasLeaflet = unread('HSE, INDG297: veilig lassen en snijden met gas')

export const weldingSet = createKind({
  scriptKey: 'WELDING_SET',
  kind: 'weldingSet',
  title: 'Lasapparaat of snijbrander',
  nextScript: 'OTHER_MACHINE',
  questions: [
    {
      questionKey: 'power',
      text: 'Werkt {machine} met stroom of met een vlam?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Stroom geeft een schok en fel licht; een vlam kan terugslaan in de fles. De volgende vragen passen zich aan.',
        sources: [besluit('7.3', 'gevaren van het arbeidsmiddel')],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('electric', 'Met stroom (elektrode, MIG/MAG, TIG, plasma)'),
        choice('gas', 'Met een vlam van gas en zuurstof'),
      ],
    },
    {
      questionKey: 'cables',
      text: 'Bij {machine}: zijn laskabels, stekkers en elektrodehouder heel, zonder blank metaal?',
      isPrimarySafeguard: true,
      since: 2,
      dependsOn: whenPoweredBy('electric'),
      label: 'Laskabel of houder met blank metaal',
      urgency: 'NOW',
      actions: [
        'Las niet met deze kabel of houder',
        'Vervang wat stuk is, en plak niets af met tape',
        'Sluit de werkstukklem dicht bij de las aan',
        'Kijk kabels en houder na voor elke dienst',
      ],
      why: 'De lasspanning is genoeg om te doden als je nat bent of op metaal zit.',
      sources: [besluit('7.4 lid 1'), knowledge('isolatie van laskabel en elektrodehouder')],
    },
    {
      questionKey: 'voltage',
      text: 'Staat er een S op {machine} als er wordt gelast waar het nat of nauw is, of rondom metaal?',
      type: 'SINGLE',
      since: 2,
      dependsOn: whenPoweredBy('electric'),
      norm: {
        explanation:
          'De spanning is het hoogst als je niet last. Alleen een apparaat met een S op de typeplaat blijft laag genoeg voor natte, nauwe of metalen plekken. Staat er geen S op, vraag dan de leverancier.',
        sources: [besluit('7.3 lid 2'), unread('EN IEC 60974-1: teken S en grenzen aan de open spanning')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        green('dryPlace', 'Er wordt alleen op een droge en ruime plek gelast'),
        red('no', 'Nee', {
          label: 'Lasspanning te hoog voor een natte of nauwe plek',
          urgency: 'NOW',
          actions: [
            'Las met dit apparaat niet op een natte, nauwe of metalen plek',
            'Gebruik daar een apparaat met een S',
            'Leg een droge rubbermat en draag droge handschoenen',
          ],
        }),
        open('unknown', 'Weet ik niet: kijk op de typeplaat of vraag de leverancier'),
      ],
    },
    {
      questionKey: 'flashback',
      text: 'Bij {machine}: zit er op beide gassen een vlamdover tegen terugslag?',
      isPrimarySafeguard: true,
      since: 2,
      dependsOn: whenPoweredBy('gas'),
      label: 'Geen vlamdover op brandgas of zuurstof',
      urgency: 'NOW',
      actions: [
        'Sluit de flessen en gebruik de brander niet',
        'Zet vlamdovers achter beide drukregelaars',
        'Laat ze elk jaar testen',
      ],
      why: 'Een vlam die terugslaat, laat slang of fles ontploffen.',
      sources: [besluit('4.6 lid 1'), gasLeaflet, knowledge('vlamdover op beide gassen')],
    },
    {
      questionKey: 'hoses',
      text: 'Bij {machine}: zijn de gasslangen heel, zonder scheuren of lek?',
      since: 2,
      dependsOn: whenPoweredBy('gas'),
      label: 'Gasslang gescheurd of lek',
      urgency: 'NOW',
      actions: [
        'Sluit de flessen en gebruik deze slang niet meer',
        'Vervang de slang, en maak hem vast met klemmen die erbij horen',
        'Test elke week op lekken met zeepsop',
      ],
      why: 'Gas dat weglekt, ontploft bij de eerste vonk.',
      sources: [besluit('7.4 lid 1'), gasLeaflet],
    },
    {
      questionKey: 'cylinders',
      text: 'Staan de gasflessen bij {machine} rechtop en vast?',
      type: 'SINGLE',
      picture: pictures.gasCylinders,
      since: 2,
      norm: {
        explanation:
          'Een fles die valt en zijn kraan verliest, vliegt door een muur. Acetyleen moet ook rechtop staan omdat er anders vloeistof meekomt.',
        sources: [besluit('7.4 lid 3'), gasLeaflet],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een ketting of op een kar'),
        green('none', 'Er staan geen gasflessen bij', { onlyWhen: whenPoweredBy('electric') }),
        red('no', 'Nee', {
          label: 'Gasfles kan omvallen',
          urgency: 'NOW',
          actions: [
            'Zet de flessen meteen rechtop en vast',
            'Koop een kar of een beugel met ketting',
            'Draai de kap op een fles die je verplaatst',
          ],
        }),
      ],
    },
    {
      questionKey: 'screens',
      text: 'Bij {machine}: houden schermen of gordijnen het laslicht weg bij anderen?',
      picture: pictures.weldingScreen,
      since: 2,
      dependsOn: whenPoweredBy('electric'),
      label: 'Laslicht raakt anderen',
      urgency: 'NOW',
      actions: [
        'Las niet zolang anderen in de vlamboog kunnen kijken',
        'Zet lasschermen of gordijnen rond de plek',
        'Verplaats het laswerk naar een hoek of cabine',
      ],
      why: 'Een seconde laslicht geeft uren later lasogen, en op den duur huidkanker.',
      sources: [
        arbobesluit('6.12d en 6.12e (kunstmatige optische straling)', 'C'),
        knowledge('lasschermen voor omstanders'),
      ],
    },
    {
      questionKey: 'fire',
      text: 'Bij {machine}: is alles weg of afgedekt wat door vonken kan branden, met een blusser klaar?',
      since: 2,
      label: 'Brandgevaar bij lassen of snijden',
      urgency: 'NOW',
      actions: [
        'Las of snijd niet tot wat kan branden weg is of afgedekt',
        'Werk op een vaste plek',
        'Zet een blusser klaar',
      ],
      why: 'Hete druppels rollen meters ver en vallen door kieren.',
      sources: [besluit('7.4 lid 3', 'brand'), knowledge('brandbaar weg en blusser klaar bij vonken')],
    },
    createFireWatch('las of snijd', { scriptKey: 'WELDING_SET', questionKey: 'fire', answerKeys: ['no'] }),
  ],
})
