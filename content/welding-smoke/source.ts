import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { besluit, knowledge } from '../sources.ts'
import { whenWelded, withMaterial } from './conditions.ts'
import * as pictures from './pictures.ts'
import { arboportaalMeasures, avag } from './sources.ts'

export const source: Script[] = [
  {
    scriptKey: 'INFO_WELDING_MEASURES',
    scriptType: 'INFORMATION',
    title: 'Bron',
    nextScript: 'SOURCE',
    genericScript: false,
    dependsOn: whenWelded,
    text: 'Begin bij de bron: minder lassen of een proces met minder rook. Zuig dan af bij de las. Ventileer daarna de ruimte. Adembescherming komt als laatste.',
  },
  {
    scriptKey: 'SOURCE',
    scriptType: 'SURVEY',
    title: 'Bron',
    nextScript: 'EXTRACTION',
    genericScript: false,
    dependsOn: whenWelded,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'lessFume',
        text: 'Is gekeken of het met minder of andere las kan (andere verbinding, ander proces, andere draad)?',
        picture: pictures.boltInsteadOfWeld,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De wet wil eerst dat je de bron aanpakt. Een ander proces scheelt soms tien keer zoveel rook.',
          sources: [
            besluit('4.4 lid 2 en 3'),
            besluit('4.17', 'bij RVS'),
            arboportaalMeasures('een proces met minder rook'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, en opgeschreven waarom het zo moet'),
          red('no', 'Nee', {
            label: 'Niet gekeken naar een proces met minder rook',
            urgency: 'SOON',
            actions: [
              'Vervang lassen door schroeven, lijmen of ander ontwerp',
              'Kies TIG of pulserend MIG/MAG waar het kan',
              'Vraag de leverancier om draad met minder rook',
              'Mechaniseer het lassen',
            ],
          }),
        ],
      },
      {
        questionKey: 'cleanSurface',
        text: 'Worden verf, olie, zink en folie weggehaald voordat er gelast wordt?',
        picture: pictures.cleanSurface,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Verf en zink geven rook en gassen die ziek maken. Van ontvettingsmiddel met chloor kan bij de boog een dodelijk gas ontstaan.',
          sources: [
            avag('bronmaatregelen van 5xbeter'),
            knowledge('fosgeen uit ontvettingsmiddel met chloor'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja, altijd'),
          red('no', 'Nee', {
            label: 'Verf of zink niet verwijderd',
            urgency: 'NOW',
            actions: [
              'Slijp of straal de lasplek schoon',
              'Koop plaat die nog niet gecoat is',
              'Houd ontvettingsmiddel weg bij de vlam',
              'Zuig extra af als het niet kan',
            ],
          }),
        ],
      },
      {
        questionKey: 'thorium',
        text: 'Zijn er in {ruimte} alleen TIG-elektroden zonder thorium?',
        type: 'SINGLE',
        since: 2,
        dependsOn: [withMaterial('stainless', 'aluminium', 'nonFerrous')],
        norm: {
          explanation:
            'Thorium is radioactief. Bij het slijpen van de punt komt het als stof vrij, en dat blijft in je longen. Elektroden met een rode punt bevatten thorium.',
          sources: [knowledge('thorium in wolfraamelektroden, WT20 met rode punt')],
          reviewed: '2026-11-29',
        },
        answers: [
          green('yes', 'Ja'),
          green('noTig', 'Er wordt hier niet met TIG gelast'),
          red('no', 'Nee', {
            label: 'TIG-elektroden met thorium',
            urgency: 'SOON',
            actions: [
              'Koop elektroden zonder thorium',
              'Slijp de oude met afzuiging en een stofmasker',
              'Voer stof en resten apart af',
            ],
          }),
          open('unknown', 'Zoek uit: dat weet ik niet'),
        ],
      },
    ],
  },
]
