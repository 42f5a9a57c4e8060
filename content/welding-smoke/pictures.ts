import type { Picture } from '#shared/domain/checks/questionnaire.ts'

// Each name is that of a file in the folder `pictures`.

export const welding: Picture = {
  name: 'welding',
  alt: 'Iemand met een lashelm op last op een werkbank. De rook die van de las opstijgt, is geel.',
}

export const materials: Picture = {
  name: 'weld-materials',
  alt: 'In een stelling liggen balken, buizen, platen en kokers om te lassen. Al het materiaal is geel.',
}

export const fumeClasses: Picture = {
  name: 'fume-classes',
  alt: 'Vier lassen naast elkaar geven steeds meer rook. De grootste rookpluim is geel.',
  caption: 'Van links naar rechts: laag, middel, hoog en zeer hoog.',
}

export const fumeMeasured: Picture = {
  name: 'fume-measured',
  alt: 'Een lasser draagt een pompje aan de riem, met een slang naar een meetkop op de kraag. Pompje, slang en meetkop zijn geel.',
}

export const boltInsteadOfWeld: Picture = {
  name: 'bolt-instead-of-weld',
  alt: 'Links worden platen gelast en stijgt rook op, rechts houdt een bout twee platen samen. De bout is geel.',
}

export const cleanSurface: Picture = {
  name: 'clean-surface',
  alt: 'Iemand slijpt een strook van een geverfde plaat kaal. De kale strook is geel.',
}

export const torchExtraction: Picture = {
  name: 'torch-extraction',
  alt: 'Een hand houdt een lastoorts vast, en een kap om de toorts zuigt de rook weg. De kap en de slang zijn geel.',
}

export const extractionDistance: Picture = {
  name: 'extraction-distance',
  alt: 'De mond van een afzuigarm hangt recht boven een las. Een gele pijl toont de afstand.',
  caption: 'De gele pijl is zo lang als de mond breed is.',
}

export const airOutside: Picture = {
  name: 'air-outside',
  alt: 'Lasrook gaat door een filterkast en een buis in de muur naar buiten. De pijl naar buiten is geel.',
}

export const roomVentilation: Picture = {
  name: 'room-ventilation',
  alt: 'Iemand last in een hal met een rooster in de muur en een ventilator op het dak. De luchtstromen zijn geel.',
  caption: 'De gele pijlen zijn schone lucht erin en vuile lucht eruit.',
}

export const fumeBystander: Picture = {
  name: 'fume-bystander',
  alt: 'De rook van een lasser trekt om het hoofd van een collega, die een hand voor de mond houdt. De rook is geel.',
}

export const blownAirHelmet: Picture = {
  name: 'blown-air-helmet',
  alt: 'Een lasser draagt een helm met een slang naar een ventilator aan de riem. Helm, slang en ventilator zijn geel.',
}

export const fumeRegister: Picture = {
  name: 'fume-register',
  alt: 'Uit roestvast staal komt rook met een gevarenruit voor de gezondheid; daarnaast staat een lijst van lassers. De lijst is geel.',
}

export const headBesidePlume: Picture = {
  name: 'head-beside-plume',
  alt: 'Links hangt een lasser met het hoofd in de rook, rechts staat een lasser met het hoofd ernaast. De rook is geel.',
}

export const lungTest: Picture = {
  name: 'lung-test',
  alt: 'Een arts luistert met een stethoscoop naar de borst van een medewerker. De longen zijn geel.',
}

export const confinedSpace: Picture = {
  name: 'confined-space',
  alt: 'Iemand last in een liggende tank. Buiten bij het mangat staat een collega die kijkt. De collega is geel.',
}
