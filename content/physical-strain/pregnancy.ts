import type { Script, Source } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, red } from '../answers.ts'
import { arbobesluit, arbowet5, besluit } from '../sources.ts'
import * as pictures from './pictures.ts'
import { gdpr9, serPregnancy, vakcentrumPregnancy } from './sources.ts'

const pregnancyArticle = besluit('5.13a', 'fysieke belasting bij zwangerschap, tot 3 maanden na de bevalling')

const dokterhoe: Source = {
  name: 'Dokterhoe: in de laatste 3 maanden hooguit 1 keer per uur staand een voetpedaal bedienen',
  url: 'https://www.dokterhoe.nl/risicos/fysieke-belasting/wat-kunt-u-zelf-doen-niet-patientgebonden-handelingen/buigen-bukken-hurken-en-knielen/',
  grade: 'B',
}

const liftingMeasures = [
  'Wijs licht werk aan dat het tillen vervangt',
  'Zet de tilgrenzen in de werkwijze en bespreek ze met de leidinggevende',
]

/** Asked once for the company, never about a person. */
export const pregnancy: Script[] = [
  {
    scriptKey: 'INFO_PREGNANCY',
    scriptType: 'INFORMATION',
    title: 'Zwangere medewerkers',
    nextScript: 'PREGNANCY',
    genericScript: true,
    dependsOn: null,
    text: 'Dit onderdeel vul je één keer in voor het hele bedrijf. Je beschrijft wat er geregeld is, ook als er nu niemand zwanger is. Noem geen namen en vraag niemand naar haar gezondheid.',
  },
  {
    scriptKey: 'PREGNANCY',
    scriptType: 'SURVEY',
    title: 'Zwangere medewerkers',
    nextScript: null,
    genericScript: true,
    dependsOn: null,
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'applies',
        text: 'Kan het voorkomen dat er een zwangere medewerker in het bedrijf werkt (ook kantoor, inleen of stage)?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'In de RI&E beschrijf je ook de risico’s voor zwangere medewerkers. Dat doe je vooraf, voor iedereen die er ooit kan werken. Vraag nooit of iemand zwanger is.',
          sources: [arbowet5, arbobesluit('1.41 (RI&E en zwangerschap)', 'B'), gdpr9],
          reviewed: '2026-11-21',
        },
        answers: [choice('yes', 'Ja'), green('no', 'Nee', { endsScript: true })],
      },
      {
        questionKey: 'information',
        text: 'Is geregeld dat een zwangere medewerker binnen 2 weken na haar melding voorlichting krijgt en dat het werk met haar wordt aangepast?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Na haar melding vertel je een zwangere medewerker welke risico’s er zijn en wat je daaraan doet. De bronnen verschillen: binnen 2 weken of binnen 2 maanden. We kiezen de strengste. Zij heeft ook recht op extra pauzes, tot een achtste van de werktijd, en op een rustruimte.',
          sources: [
            {
              name: 'Arboportaal: voorlichting binnen 2 weken, afsluitbare rustruimte',
              url: 'http://www.arboportaal.nl/onderwerpen/rechten-en-plichten-werknemers/inhoud/zwangeren-en-vrouwen-die-borstvoeding-geven',
              grade: 'B',
            },
            {
              name: 'Arbobesluit, artikelen 1.42 en 1.42a, volgens de arbocatalogus VVT (die noemt 2 maanden)',
              url: 'https://arbocatalogusvvt.nl/arbocatalogus/zwangerschap-en-arbeid/richtlijnen',
              grade: 'B',
            },
            {
              name: 'Arbeidstijdenwet, artikel 4:5 (extra pauzes)',
              url: 'https://wetten.overheid.nl/BWBR0007671',
              grade: 'C',
            },
            {
              name: 'Arbocatalogus uitzendbranche: pauzes tot 1/8 van de werktijd',
              url: 'https://www.arboflexbranche.nl/nl/arbocatalogus/rechten-en-plichten-tijdens-de-zwangerschap',
              grade: 'B',
            },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja, er is een vaste werkwijze (ook voor extra pauzes en een afsluitbare rustruimte)'),
          red('no', 'Nee', {
            label: 'Geen werkwijze bij zwangerschap',
            urgency: 'SOON',
            actions: [
              'Leg vast wat er gebeurt na een melding: gesprek binnen 2 weken, werk aanpassen, vervanging regelen',
              'Geef extra pauzes, tot een achtste van de werktijd',
              'Richt een afsluitbare ruimte in met een bed of rustbank',
            ],
          }),
        ],
      },
      {
        questionKey: 'heaviestLoad',
        text: 'Is vastgelegd dat wie zwanger is of korter dan 3 maanden geleden beviel, hooguit 10 kg per keer tilt?',
        picture: pictures.pregnantLifting,
        type: 'SINGLE',
        since: 2,
        norm: {
          explanation:
            'Laat een zwangere medewerker zo weinig mogelijk tillen, en ook wie borstvoeding geeft. De wet staat hooguit 10 kg per keer toe, tot en met 3 maanden na de bevalling.',
          sources: [pregnancyArticle, serPregnancy, vakcentrumPregnancy],
          reviewed: '2026-11-29',
        },
        answers: [
          green('alsoAfterBirth', 'Ja, ook voor de eerste 3 maanden na de bevalling', { since: 3 }),
          green('noLifting', 'Zij hoeven al die tijd niets te tillen', { since: 3 }),
          red('no', 'Nee', {
            label: 'Tilgrens van 10 kg bij zwangerschap niet vastgelegd',
            urgency: 'SOON',
            actions: liftingMeasures,
          }),
        ],
      },
      {
        questionKey: 'numberOfLifts',
        text: 'Is vastgelegd dat zwangere medewerkers vanaf week 20 hooguit 10 keer en vanaf week 30 hooguit 5 keer per dag meer dan 5 kg tillen?',
        picture: pictures.pregnantLifting,
        type: 'SINGLE',
        since: 2,
        norm: {
          explanation:
            'Vanaf week 20 mag een zwangere medewerker hooguit 10 keer per dag meer dan 5 kg tillen, vanaf week 30 hooguit 5 keer. Lichtere lasten tellen niet mee, maar houd ook die beperkt.',
          sources: [pregnancyArticle, serPregnancy, vakcentrumPregnancy],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja'),
          green('noTask', 'Er hoeft niet getild te worden'),
          red('no', 'Nee', {
            label: 'Aantal keren tillen bij zwangerschap niet vastgelegd',
            urgency: 'SOON',
            actions: liftingMeasures,
          }),
        ],
      },
      {
        questionKey: 'bending',
        text: 'Is vastgelegd dat zwangere medewerkers in de laatste 3 maanden hooguit 1 keer per uur bukken, hurken, knielen of staand een voetpedaal bedienen?',
        picture: pictures.pregnantPosture,
        type: 'SINGLE',
        since: 2,
        norm: {
          explanation:
            'In de laatste 3 maanden mag je niet vragen om vaker dan 1 keer per uur te hurken, bukken of knielen. Dat geldt ook voor staand een voetpedaal bedienen, zoals bij een kantpers. Beperk het ook in de maanden daarvoor.',
          sources: [vakcentrumPregnancy, serPregnancy, pregnancyArticle, dokterhoe],
          reviewed: '2026-11-29',
        },
        answers: [
          green('alsoPedal', 'Ja', { since: 3 }),
          red('no', 'Nee', {
            label: 'Bukken en knielen niet beperkt bij zwangerschap',
            urgency: 'SOON',
            actions: [
              'Breng het werk op hoogte, zodat bukken en knielen niet nodig zijn',
              'Laat een ander de machine met het voetpedaal bedienen',
              'Wijs werk aan waarbij een zwangere medewerker niet hoeft te bukken',
            ],
          }),
        ],
      },
      {
        questionKey: 'standing',
        text: 'Is vastgelegd dat een zwangere medewerker niet lang staat?',
        picture: pictures.standing,
        type: 'SINGLE',
        since: 2,
        norm: {
          explanation:
            'Beperk staan zo veel mogelijk. Een aantal uren staan dat in de wet vastligt, vonden we niet; onderzoek ziet meer risico vanaf 3 uur per dag.',
          sources: [
            serPregnancy,
            {
              name: 'Amsterdam UMC: meer kans op vroege geboorte bij 3 uur of langer staan',
              url: 'https://www.childbirthnetwork.nl/helft-zwangeren-loopt-risico-op-complicaties-door-het-werk/',
              grade: 'B',
            },
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Lang staan niet beperkt bij zwangerschap',
            urgency: 'SOON',
            actions: [
              'Bied zittend werk aan, of werk waarbij zitten, staan en lopen afwisselen',
              'Spreek af dat een zwangere medewerker korter dan 3 uur per dag staat',
              'Zet een stasteun of stoel neer',
            ],
          }),
        ],
      },
      {
        questionKey: 'noise',
        text: 'Wordt voorkomen dat zwangere medewerkers werken bij geluid boven 80 dB(A) of piekgeluid boven 112 Pa?',
        type: 'SINGLE',
        since: 2,
        norm: {
          explanation:
            'Geluid boven deze grenzen is bij zwangerschap verboden. Gehoorbescherming helpt het ongeboren kind niet.',
          sources: [
            besluit('6.29c', '80 dB(A) en 112 Pa'),
            { name: 'Vakkennis: gehoorbescherming beschermt het ongeboren kind niet', grade: 'C' },
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, dat is beoordeeld en geregeld'),
          red('no', 'Nee', {
            label: 'Geluid boven de grens bij zwangerschap',
            urgency: 'NOW',
            actions: [
              'Laat zwangere medewerkers niet werken waar het geluid boven 80 dB(A) komt',
              'Laat beoordelen welke werkplekken wel geschikt zijn',
            ],
          }),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'bodyVibration',
        text: 'Wordt voorkomen dat zwangere medewerkers werken bij lichaamstrillingen boven 0,25 m/s²?',
        picture: pictures.pregnantForklift,
        type: 'SINGLE',
        since: 3,
        norm: {
          explanation:
            'Lichaamstrillingen zijn de schokken die je voelt op een heftruck, een shovel of een ander voertuig. Boven 0,25 m/s² zijn ze bij zwangerschap verboden.',
          sources: [besluit('6.29b', 'lichaamstrillingen boven 0,25 m/s²')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, zij rijden niet'),
          green('noVehicles', 'Er rijdt hier niemand op een heftruck, shovel of ander voertuig'),
          red('no', 'Nee', {
            label: 'Lichaamstrillingen boven de grens bij zwangerschap',
            urgency: 'NOW',
            actions: [
              'Laat zwangere medewerkers niet op een heftruck of ander voertuig rijden',
              'Laat meten welk voertuig onder de grens blijft',
            ],
          }),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'substances',
        text: 'Wordt voorkomen dat zwangere medewerkers werken met stoffen die schadelijk zijn voor het ongeboren kind, ook lasrook?',
        type: 'SINGLE',
        since: 2,
        norm: {
          explanation:
            'Sommige stoffen schaden het ongeboren kind of komen in de moedermelk. Welke dat zijn, zie je aan H360, H361 en H362 op het etiket.',
          sources: [{ name: 'Vakkennis: de zinnen H360, H361 en H362 op het etiket', grade: 'C' }],
          reviewed: '2026-11-24',
        },
        answers: [
          green('yes', 'Ja, dat is beoordeeld en geregeld'),
          red('no', 'Nee', {
            label: 'Schadelijke stoffen bij zwangerschap',
            urgency: 'NOW',
            actions: [
              'Laat zwangere medewerkers niet werken met stoffen met H360, H361 of H362, en niet in lasrook',
              'Laat beoordelen welke werkplekken wel geschikt zijn',
            ],
          }),
          open('unknown', 'Weet ik niet'),
        ],
      },
    ],
  },
]
