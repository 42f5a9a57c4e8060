import type { Source } from '#shared/domain/checks/questionnaire.ts'
import { arbobesluit } from '../sources.ts'

export const arbowet14and18: Source = {
  name: 'Arbowet, artikelen 14 en 18 (bedrijfsarts en onderzoek)',
  url: 'https://wetten.overheid.nl/BWBR0010346',
  grade: 'C',
}

export const limitDanger = arbobesluit('5.3 (gevaar beperken)', 'B')

export const manualHandlingDirective: Source = {
  name: 'Richtlijn 90/269/EEG, bijlagen I en II (tillen en dragen)',
  url: 'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:31990L0269',
  grade: 'C',
}

export const gdpr9: Source = {
  name: 'AVG, artikel 9 (gegevens over gezondheid)',
  url: 'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32016R0679',
  grade: 'C',
}

/** The agreements of the metal sector: 25 kg, 300 N, 2 hours in an awkward posture. */
export const metalCatalogue = (limit: string): Source => ({
  name: `5xbeter, arbocatalogus metaal: ${limit}`,
  url: 'https://5xbeter.nl/site/nl/themas/fysieke-belasting/veelgestelde-vragen/is-fysieke-belasting-een-belangrijk-onderwerp-in-de-metaalbranche',
  grade: 'B',
})

export const maximumLoad = metalCatalogue('hooguit 25 kg per persoon')

export const arboportaalLifting: Source = {
  name: 'Arboportaal: geen wettelijk maximum, 23 kg als alles ideaal is',
  url: 'https://www.arboportaal.nl/onderwerpen/tillen-en-dragen/wat-zegt-de-wet-over-tillen-en-dragen',
  grade: 'B',
}

export const niosh: Source = {
  name: 'NIOSH 94-110, herzien in 2021 (formule en frequentiefactoren)',
  url: 'https://doi.org/10.26616/NIOSHPUB94110revised092021',
  grade: 'B',
}

/** A limit that we calculated with the NIOSH formula. physical-strain.test.ts repeats the calculation. */
export const calculated = (outcome: string): Source => ({
  name: `Berekend met de NIOSH-formule: ${outcome}`,
  grade: 'D',
})

/** Follows from a shape or from other limits. */
export const derived = (outcome: string): Source => ({ name: `Berekend: ${outcome}`, grade: 'D' })

export const grafimedia = (limit: string): Source => ({
  name: `Arbocatalogus Grafimedia: ${limit}`,
  grade: 'B',
})

export const iso11228 = (what: string): Source => ({
  name: `ISO 11228-1:2021: ${what}`,
  url: 'https://www.ergonomiesite.be/iso11228-1/',
  grade: 'B',
})

export const iso11226 = (what: string, grade: Source['grade']): Source => ({
  name: `ISO 11226: ${what}`,
  url: 'http://www.ergonomiesite.be/iso11226/',
  grade,
})

export const whi: Source = {
  name: 'TNO, Werkhoudingeninstrument: voor taken van meer dan 30 minuten per dag',
  url: 'https://fysiekebelasting.tno.nl/nl/instrumenten/werkhoudingeninstrument-whi/',
  grade: 'B',
}

export const harm: Source = {
  name: 'TNO, HARM: voor taken van meer dan 1 uur per dag en minder dan 6 kg kracht',
  url: 'https://fysiekebelasting.tno.nl/nl/instrumenten/hand-arm-risicobeoordelingsmethode-harm/',
  grade: 'B',
}

export const arboportaalRepetitive: Source = {
  name: 'Arboportaal, repeterende handelingen: binnen 90 seconden, 2 uur per dag of 1 uur achter elkaar',
  url: 'https://www.arboportaal.nl/onderwerpen/repeterende-handelingen',
  grade: 'B',
}

export const vibrationDirective: Source = {
  name: 'Richtlijn 2002/44/EG, artikel 3: actiewaarde 2,5 en grenswaarde 5 m/s²',
  url: 'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:02002L0044-20190726',
  grade: 'B',
}

export const arboportaalVibration: Source = {
  name: 'Arboportaal, trillingen en schokken: in de praktijk 2 tot 3 keer de waarde van de fabrikant',
  url: 'https://www.arboportaal.nl/onderwerpen/trillingen-en-schokken/wat-zegt-de-wet-over-trillingen-en-schokken',
  grade: 'B',
}

export const universityCollegeLondon: Source = {
  name: 'University College London: schattingen voor slijper, schuurmachine, bikhamer en naaldbikhamer (hoogste waarden)',
  url: 'http://www-server.bcc.ac.uk/estates/safety-and-sustainability/topics/vibration-hand-arm/index.php',
  grade: 'B',
}

export const serPregnancy: Source = {
  name: 'SER, Handreiking Zwangerschap en Werk, zoals de arbocatalogus tentoonstellingen die weergeeft',
  url: 'https://www.clcvecta.nl/werk-opleiding/arbocatalogus-tentoonstellingsbedrijven/fysieke-belasting-%E2%80%93-zwaar-tillen/zwangeren',
  grade: 'B',
}

export const vakcentrumPregnancy: Source = {
  name: 'Arbocatalogus Vakcentrum, fysieke belasting bij zwangerschap',
  url: 'https://www.vakcentrum.nl/paginas/openbaar/onderwerpen/werkgeverschap/arbocatalogus/fysieke-belasting-bij-zwangerschap',
  grade: 'B',
}
