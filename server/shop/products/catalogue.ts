import type { Theme } from '#shared/domain/basics/theme.ts'
import type { Product } from '#shared/domain/shop/product.ts'

type ProductEntry = { title: string; theme: Theme; image: string; description: string }

/** `id`: must never change, because carts, orders and other websites refer to it. */
const product = (id: number, { image, ...entry }: ProductEntry): Product => ({
  id,
  ...entry,
  image: `/products/${image}.svg`,
})

/** The id of a removed product must not be used again. */
export const catalogue: readonly Product[] = [
  product(1, {
    title: 'Poster Tillen doe je zo',
    theme: 'PHYSICAL_STRAIN',
    image: 'poster-tillen',
    description:
      'Laat in vier stappen zien hoe je een last dicht bij je lichaam optilt. A2, voor aan de muur.',
  }),
  product(2, {
    title: 'Werkplekkaart Lasrook',
    theme: 'WELDING_SMOKE',
    image: 'werkplekkaart-lasrook',
    description: 'Wat de lasser instelt en opzet voordat het lassen begint. A5, geplastificeerd.',
  }),
  product(3, {
    title: 'Instructiekaart Duwen en trekken',
    theme: 'PHYSICAL_STRAIN',
    image: 'instructiekaart-duwen-en-trekken',
    description: 'Hoe je een kar in beweging krijgt zonder je rug te belasten. A5, geplastificeerd.',
  }),
  product(4, {
    title: 'Toolbox Lasrook wegzuigen bij de bron',
    theme: 'WELDING_SMOKE',
    image: 'toolbox-lasrook',
    description: 'Een map met platen en vragen voor een werkoverleg van een kwartier over afzuiging.',
  }),
  product(5, {
    title: 'Poster Gehoorbescherming op',
    theme: 'NOISE_HAZARD',
    image: 'poster-gehoorbescherming',
    description: 'Herinnert bij de ingang van de werkplaats aan oordoppen en oorkappen. A2.',
  }),
  product(6, {
    title: 'Stickervel Hier is het te hard',
    theme: 'NOISE_HAZARD',
    image: 'stickervel-geluid',
    description: 'Zes stickers voor machines die meer dan 80 decibel maken. Bestand tegen olie.',
  }),
  product(7, {
    title: 'Poster Eerst de kap dicht, dan pas aan',
    theme: 'MACHINE_SAFETY',
    image: 'poster-afscherming',
    description: 'Waarom een afscherming nooit open blijft, ook niet voor even. A2, voor aan de muur.',
  }),
  product(8, {
    title: 'Instructiekaart Machine veilig stilzetten',
    theme: 'MACHINE_SAFETY',
    image: 'instructiekaart-stilzetten',
    description: 'Uitzetten, vergrendelen, proberen: de stappen vóór schoonmaak en onderhoud. A5.',
  }),
  product(9, {
    title: 'Stickervel Gevarensymbolen',
    theme: 'HAZARDOUS_SUBSTANCES',
    image: 'stickervel-gevarensymbolen',
    description: 'De gevarensymbolen om op flessen en vaten te plakken waarin je iets hebt overgegoten.',
  }),
  product(10, {
    title: 'Factsheet Veilig werken met snijolie',
    theme: 'HAZARDOUS_SUBSTANCES',
    image: 'factsheet-snijolie',
    description: 'Wat koelsmeermiddelen met je huid en je longen doen, en wat helpt. Twee bladzijden.',
  }),
  product(11, {
    title: 'Instructiekaart Ladder, trap of steiger?',
    theme: 'TEMP_WORK_AT_HEIGHT',
    image: 'instructiekaart-ladder',
    description: 'Kies in vijf vragen wat past bij de klus, en controleer het voor je klimt. A5.',
  }),
  product(12, {
    title: 'Toolbox Veilig beginnen voor nieuwe mensen',
    theme: 'NEWCOMERS',
    image: 'toolbox-nieuwkomers',
    description: 'Een rondgang in tien vragen voor de eerste werkdag, ook voor stagiairs en uitzendkrachten.',
  }),
]

export const findProduct = (id: number) => catalogue.find((product) => product.id === id)
