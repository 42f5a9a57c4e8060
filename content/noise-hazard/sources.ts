import type { Source } from '#shared/domain/checks/questionnaire.ts'

/** Rule of thumb: people raise their voice from about 80 dB(A). */
export const raisedVoice: Source = {
  name: 'Arbocatalogus en Abomafoon 8.07: stem verheffen op 1 meter als vuistregel',
  url: 'https://www.abomafoon.nl/lawaai-op-de-werkplek/',
  grade: 'B',
}

export const peaksInDecibels: Source = {
  name: 'Arbocatalogus railinfrastructuur: 112, 140 en 200 Pa zijn 135, 137 en 140 dB(C)',
  url: 'https://arbo.railalert.nl/risicos/geluid/wet-en-regelgeving',
  grade: 'B',
}

export const practicalLoss: Source = {
  name: 'HSE, gids L108 bij de Britse regels over geluid: 4 dB aftrek voor de praktijk',
  grade: 'C',
}

export const specialGroups: Source = {
  name: 'Arbocatalogus Grafimedia, geluid: zwangeren en jeugdigen, ook met gehoorbescherming',
  url: 'https://www.arbografimedia.nl/arbocatalogus-geluid-oplossingen-algemene-maatregelen-bijzondere-groepen.html',
  grade: 'B',
}

export const en458 = (what: string): Source => ({ name: `EN 458: ${what}`, grade: 'C' })

export const quieterEngineering: Source = {
  name: 'HSE, geluid in de metaal: voorbeelden van maatregelen',
  url: 'https://hse.gov.uk/engineering/noise.htm',
  grade: 'B',
}

export const weldingLevels: Source = {
  name: 'HSE, geluid bij lassen: niveaus per bewerking',
  url: 'http://www.hse.gov.uk/welding/noise-vibration.htm',
  grade: 'B',
}

export const engineeringLevels: Source = {
  name: 'HSE, Engineering Sheet 26 (1998): niveaus per bewerking',
  grade: 'B',
}
