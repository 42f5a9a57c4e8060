import { expect, test } from 'vitest'

import { moreSentences } from './more-sentences.ts'
import { sentences } from './sentences.ts'
import { dictionaries } from './store.ts'
import { translate } from './translate.ts'

dictionaries.push(sentences, moreSentences)

test.each([
  ['Wachtwoord vergeten?', 'Forgotten your password?'],
  // With the spaces around it.
  [' te gaan', ' to go'],
  // With its holes filled.
  ['Vul hier maximaal 255 tekens in.', 'Fill in 255 characters at most.'],
  ['Metaalbewerking · minder dan 10 medewerkers', 'Metalworking · fewer than 10 employees'],
  [
    'Je hebt dit te vaak geprobeerd. Wacht 1 minuut en probeer het dan opnieuw.',
    'You’ve tried this too often. Wait 1 minute and then try again.',
  ],
  // The labels are in English already, since they are read in the panel.
  ['Email address: Ongeldig e-mailadres', 'Email address: Invalid email address'],
  [
    'Nog nodig: Message, Name: Vul hier maximaal 255 tekens in., Access.',
    'Still needed: Message, Name: Fill in 255 characters at most., Access.',
  ],
])('translates “%s”', (dutch, english) => {
  expect(translate(dutch)).toBe(english)
})

test.each([
  ['Verwijder Inloggen', 'Remove Inloggen'],
  ['Aantal: Inloggen', 'Quantity: Inloggen'],
  ['Verwijder Materiaal 7', 'Remove Materiaal 7'],
  ['Nodig iemand uit bij Mijn bedrijven', 'Invite someone to Mijn bedrijven'],
  ['Ga verder met Lasrook bij Lasrook bij Lasrook', 'Continue Welding fumes at Lasrook bij Lasrook'],
  ['De uitnodiging aan de Verbetercoach is verstuurd.', 'The invitation to de Verbetercoach has been sent.'],
  ['Verwijder $& {} {text}', 'Remove $& {} {text}'],
])('leaves the name in “%s” as it is', (dutch, english) => {
  expect(translate(dutch)).toBe(english)
})

test.each([
  [
    'De uitnodiging aan de\u00a0Verbetercoach is verstuurd.',
    'The invitation to the improvement coach has been sent.',
  ],
  ['Verwijder Materiaal\u00a07', 'Remove Product\u00a07'],
])('translates what stands for a name in “%s”', (dutch, english) => {
  expect(translate(dutch)).toBe(english)
})

test.each([
  'Smederij De Vonk',
  'constructor',
  '',
  ' ',
  '7',
  'inloggen',
  'Inloggen!',
  'Smederij: Vonk · Lasrook',
])('leaves “%s” as it is, which is no sentence of the product', (text) => {
  expect(translate(text)).toBe(text)
})
