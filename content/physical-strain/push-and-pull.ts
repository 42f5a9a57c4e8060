import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { ownChoice } from '../sources.ts'
import * as pictures from './pictures.ts'
import { limitDanger, metalCatalogue } from './sources.ts'
import { whenTask } from './tasks.ts'

export const pushAndPull: Script[] = [
  {
    scriptKey: 'INFO_PUSH_AND_PULL',
    scriptType: 'INFORMATION',
    title: 'Duwen en trekken',
    nextScript: 'PUSH_AND_PULL',
    genericScript: false,
    dependsOn: whenTask('pushPull'),
    text: 'Meet met een trekveer hoeveel kracht nodig is om de kar in beweging te krijgen. 10 N is ongeveer 1 kg op de trekveer. Breng de kar rustig op gang, dat scheelt veel kracht.',
  },
  {
    scriptKey: 'PUSH_AND_PULL',
    scriptType: 'SURVEY',
    title: 'Duwen en trekken',
    nextScript: 'INFO_STRENUOUS_POSTURE',
    genericScript: false,
    dependsOn: whenTask('pushPull'),
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'force',
        text: 'Welke kracht is in de groep {functiegroep} nodig om de zwaarste kar of last in beweging te brengen?',
        picture: pictures.pushForce,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            '140 N of minder mag vaak. Tot 200 N mag als het niet vaak is en over een korte afstand. Meer dan 300 N mag in de metaal niet. Zolang het niet is gemeten, blijft de vraag open.',
          sources: [
            metalCatalogue('duwen en trekken hooguit 300 N'),
            {
              name: 'Arbocatalogus Modint: 140 N bij 5 keer per minuut over 8 meter, 200 N trekken bij 12 keer per uur over 2 meter',
              url: 'https://www.modintarbocatalogus.nl/textieltapijt/fysieke-belasting/richtlijnen-en-bepaling-duw-en-trekkracht/',
              grade: 'B',
            },
            {
              name: 'Arbocatalogus vleeswaren: 30 kg kracht als alles ideaal is, anders 14 kg',
              grade: 'B',
            },
          ],
          reviewed: '2026-11-24',
        },
        answers: [
          green('le140', '140 N (14 kg) of minder'),
          green('140to200few', 'Meer dan 140 t/m 200 N, hooguit 12 keer per uur en over hooguit 2 meter'),
          red('140to300', 'Meer dan 140 t/m 300 N, en vaker, verder of met meer kracht dan hierboven', {
            label: 'Hoge duw- of trekkracht',
            urgency: 'SOON',
            actions: [
              'Maak de kar lichter en geef hem grotere of betere wielen',
              'Gebruik een elektrische palletwagen of trekhulp',
              'Beoordeel het werk verder met de Duw en Trek Check (DUTCH) van TNO',
            ],
          }),
          red('gt300', 'Meer dan 300 N (30 kg)', {
            label: 'Duw- of trekkracht boven het maximum van 300 N',
            urgency: 'NOW',
            actions: [
              'Laat deze last niet meer door één persoon duwen of trekken',
              'Zet een aangedreven transportmiddel in',
            ],
          }),
          open('unknown', 'Nog niet gemeten'),
        ],
      },
      {
        questionKey: 'weight',
        text: 'Wat weegt de zwaarste kar of pallet met lading die met de hand wordt verplaatst?',
        picture: pictures.pushWeight,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Hoe zwaarder de kar, hoe meer kracht op rug en schouders. De wet noemt geen grens. De bronnen verschillen van 300 tot 400 kg; we kiezen de strengste.',
          sources: [
            {
              name: 'Arbocatalogus groothandel (gezonde handel): 300 tot 350 kg',
              url: 'https://www.gezondehandel.nl/arbocatalogus/oplossing/55/',
              grade: 'B',
            },
            {
              name: 'Arbocatalogus Vakcentrum: 350 kg',
              url: 'https://www.vakcentrum.nl/paginas/openbaar/onderwerpen/werkgeverschap/arbocatalogus/richtlijnen-voor-duwen-en-trekken',
              grade: 'B',
            },
            { name: 'Arbocatalogus vleeswaren: 400 kg', grade: 'B' },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le300', '300 kg of minder'),
          red('gt300', 'Meer dan 300 kg', {
            label: 'Zware rollende last van meer dan 300 kg',
            urgency: 'SOON',
            actions: [
              'Laad minder per rit',
              'Gebruik een aangedreven palletwagen of stapelaar',
              'Schrijf op de kar hoeveel kilo erop mag',
            ],
          }),
          open('unknown', 'Weet ik niet'),
        ],
      },
      {
        questionKey: 'surface',
        text: 'Lopen de wielen soepel en is de vloer vlak, zonder drempels, hellingen of roosters?',
        picture: pictures.pushFloor,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Slechte wielen, een drempel of een helling vragen veel extra kracht. Onderhoud van wielen en vloer is vaak de goedkoopste oplossing.',
          sources: [
            limitDanger,
            {
              name: 'TNO, Duw en Trek Check (DUTCH): wielen en ondergrond',
              url: 'https://www.ergonomiesite.be/dutch/',
              grade: 'B',
            },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Slechte wielen of vloer bij duwen en trekken',
            urgency: 'SOON',
            actions: ['Herstel drempels en gaten in de vloer', 'Zet de wielen in het onderhoudsschema'],
          }),
        ],
      },
      {
        questionKey: 'grip',
        text: 'Duwen medewerkers met twee handen, met de handen tussen heup- en ellebooghoogte?',
        picture: pictures.pushGrip,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Duwen met twee handen tussen heup en elleboog kost de minste kracht. Trekken of duwen met één hand belast rug en schouder scheef. Dat duwen de regel is, hebben we zelf gekozen.',
          sources: [
            {
              name: 'Arbo-online: handvat voor duwen tussen heup- en ellebooghoogte',
              url: 'https://www.arbo-online.nl/22300/duwen-en-trekken-dit-zijn-de-maatregelen',
              grade: 'B',
            },
            ownChoice('duwen met twee handen als regel'),
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee, er wordt (vaak) getrokken of met één hand of te hoog/te laag geduwd', {
            label: 'Ongunstige houding bij duwen en trekken',
            urgency: 'SOON',
            actions: [
              'Richt de route zo in dat duwen kan',
              'Zet op de kar een duwbeugel op de juiste hoogte',
              'Oefen het duwen met twee handen',
            ],
          }),
        ],
      },
    ],
  },
]
