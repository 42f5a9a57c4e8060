import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, orange, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenForm, whenHazardsUnknown } from './conditions.ts'
import * as pictures from './pictures.ts'
import { reach, sheetFormat } from './sources.ts'

export const product: Script[] = [
  {
    scriptKey: 'INFO_REGISTER',
    scriptType: 'INFORMATION',
    title: 'Register',
    nextScript: 'PRODUCT',
    genericScript: false,
    dependsOn: null,
    text: 'Zet elke gevaarlijke stof in de lijst: wat er op het etiket staat, waar je de stof voor gebruikt en hoe je mensen beschermt. Pak het veiligheidsinformatieblad erbij. Vul nooit namen van medewerkers in.',
  },
  {
    scriptKey: 'PRODUCT',
    scriptType: 'SURVEY',
    title: 'Product en blad',
    nextScript: 'HAZARD',
    genericScript: false,
    dependsOn: null,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'inUse',
        text: 'Wordt {stof} in het bedrijf gebruikt, gemaakt of bewaard?',
        picture: pictures.inUse,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een stof die weg is, hoef je niet te beoordelen. Bewaar de gegevens wel: over oude blootstelling kan later nog een vraag komen.',
          sources: [besluit('4.2 lid 1'), reach('artikel 36, gegevens 10 jaar bewaren')],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('yes', 'Ja'),
          green('no', 'Nee, de stof is weg en wordt niet meer besteld', { endsScript: true }),
        ],
      },
      {
        questionKey: 'details',
        text: 'Staan alle gegevens van {stof} in het register?',
        type: 'SINGLE',
        fromRecord: true,
        since: 1,
        norm: {
          explanation:
            'Zonder deze gegevens weet je niet welke regels gelden. De grenswaarde hoort erbij, en bij een CMR-stof ook de bestanddelen. Vul ze aan in het register: dan verandert dit antwoord vanzelf.',
          sources: [
            besluit('4.2 lid 1, 2, 7 en 9', 'grenswaarde en overzicht'),
            besluit('4.13', 'gegevens bij een CMR-stof'),
            ownChoice('welke gegevens het register verder vraagt'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [green('complete', 'Ja'), open('missing', 'Nee, er ontbreekt nog iets')],
      },
      {
        questionKey: 'form',
        text: 'In welke vorm is {stof} er?',
        type: 'SINGLE',
        fromRecord: true,
        since: 2,
        norm: {
          explanation:
            'De vorm staat in het register. Wat bij het werk vrijkomt, heeft geen blad, etiket of opslag. Daar vragen we dan niet naar.',
          sources: [besluit('4.2 lid 2', 'aard van de blootstelling')],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('liquid', 'Vloeistof'),
          choice('paste', 'Pasta'),
          choice('powder', 'Poeder'),
          choice('gas', 'Gas'),
          choice('aerosol', 'Spuitbus'),
          choice('solid', 'Vast'),
          choice('released', 'Komt vrij bij het werk'),
          choice('unknown', 'Nog niet ingevuld'),
        ],
      },
      {
        questionKey: 'sds',
        text: 'Is er een Nederlands veiligheidsinformatieblad van {stof}, en kunnen medewerkers erbij?',
        picture: pictures.safetySheet,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'In het blad staan de gevaren, de grenswaarde en wat je doet bij een ongeluk. Zonder blad kun je geen maatregelen kiezen.',
          sources: [
            reach('artikel 31 lid 1 en 5, de leverancier geeft een blad in onze taal'),
            besluit('4.2 lid 9', 'per stof een verwijzing naar het blad'),
            besluit('4.10d lid 2', 'werknemers kennen de informatie'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, op papier of op het scherm bij de werkplek'),
          red('office', 'Ja, maar alleen op kantoor', {
            label: 'Blad ligt niet bij de werkplek',
            urgency: 'LATER',
            actions: [
              'Hang een QR-code bij de opslag',
              'Maak een werkplekinstructiekaart',
              'Leg de map bij de BHV-post',
            ],
          }),
          red('noDutch', 'Alleen in een andere taal', {
            label: 'Geen blad in het Nederlands',
            urgency: 'SOON',
            actions: [
              'Vraag de leverancier om de Nederlandse versie',
              'Bestel bij een leverancier die het wel levert',
              'Vertaal de gevaren zolang op een instructiekaart',
            ],
          }),
          red(
            'no',
            'Nee',
            {
              label: 'Geen veiligheidsinformatieblad',
              urgency: 'SOON',
              actions: [
                'Gebruik de stof niet tot je de gevaren kent',
                'Vraag het blad op bij de leverancier',
                'Zet het blad in het register',
              ],
            },
            { urgentWhen: [whenHazardsUnknown] },
          ),
          green('released', 'Niet van toepassing: de stof komt vrij bij het werk', {
            onlyWhen: [whenForm('released')],
          }),
        ],
      },
      {
        questionKey: 'sdsAge',
        text: 'Is het veiligheidsinformatieblad van {stof} nog actueel?',
        type: 'SINGLE',
        fromRecord: true,
        since: 1,
        norm: {
          explanation:
            'Stoffen krijgen soms een strenger etiket. De leverancier stuurt een nieuw blad, maar dat raakt snel zoek. Sinds 2023 heeft een blad bovendien een nieuwe vorm, met meer gegevens over de samenstelling.',
          sources: [
            sheetFormat('nieuwe vorm van het blad, verplicht sinds 1 januari 2023'),
            ownChoice('een blad tot 3 jaar oud, of het afgelopen jaar nagevraagd'),
            besluit('4.2 lid 8', 'beoordeling regelmatig herzien'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja: hooguit 3 jaar oud, of het afgelopen jaar nagevraagd bij de leverancier'),
          orange('old', 'Nee: ouder dan 3 jaar, en het afgelopen jaar niet nagevraagd', {
            label: 'Blad mogelijk verouderd',
            urgency: 'LATER',
            actions: [
              'Vraag de leverancier om de nieuwste versie',
              'Vergelijk de H-zinnen met het register',
              'Zet een herinnering over een jaar',
            ],
          }),
          orange(
            'format',
            'Nee: van voor 2023, en mogelijk in een vorm die niet meer mag',
            {
              label: 'Blad van voor 2023',
              urgency: 'LATER',
              actions: [
                'Vraag de leverancier om een blad van 2023 of later',
                'Vergelijk de H-zinnen en de grenswaarde met het register',
                'Zet het nieuwe blad en de datum in het register',
              ],
            },
            { since: 2 },
          ),
        ],
      },
      {
        questionKey: 'label',
        text: 'Staat op elke verpakking van {stof} leesbaar wat erin zit en wat de gevaren zijn, ook op flessen die je zelf vult?',
        picture: pictures.bottleLabel,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Verwisseling geeft ernstige ongelukken. De wet vraagt naam en gevaren op elke verpakking op de werkplek.',
          sources: [besluit('4.1d lid 1', 'etiket op de werkplek')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, met naam, pictogrammen en gevaren'),
          red('no', 'Nee, of niet op alle', {
            label: 'Verpakking zonder etiket',
            urgency: 'NOW',
            actions: [
              'Voer onbekende inhoud af als gevaarlijk afval',
              'Koop kleine verpakkingen zodat overgieten niet hoeft',
              'Plak werkplek-etiketten op wat je zelf vult',
              'Verbied drinkflessen voor gevaarlijke stoffen',
            ],
          }),
          green('released', 'Niet van toepassing: de stof komt vrij bij het werk', {
            onlyWhen: [whenForm('released')],
          }),
        ],
      },
    ],
  },
]
