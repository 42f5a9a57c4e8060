import type { Picture } from '#shared/domain/checks/questionnaire.ts'

// Each name is that of a file in the folder `pictures`.

export const raisedVoice: Picture = {
  name: 'raised-voice',
  alt: 'Naast een slijpmachine roept iemand naar een collega, die een hand achter het oor houdt. Het roepen is geel.',
  caption: 'De pijl is 1 meter.',
}

export const noiseDay: Picture = {
  name: 'noise-day',
  alt: 'Iemand slijpt op een werkbank, onder een klok. Het geluid dat van de slijpmachine komt, is geel.',
}

export const noiseAtEar: Picture = {
  name: 'noise-at-ear',
  alt: 'Iemand heeft oorkappen op. Buiten de kap is het geluid groot; geel is wat erdoor komt.',
  caption: 'Geel is het geluid dat door de oorkap komt.',
}

export const noiseMeasured: Picture = {
  name: 'noise-measured',
  alt: 'Iemand meet het geluid van een pers met een geluidsmeter. De geluidsmeter is geel.',
}

export const noisePlan: Picture = {
  name: 'noise-plan',
  alt: 'Iemand wijst op een bord met achter elke geluidsbron een persoon en een kalender. De kalenders zijn geel.',
}

export const noiseEnclosure: Picture = {
  name: 'noise-enclosure',
  alt: 'Een pers staat in een kast die het geluid tegenhoudt, en iemand loopt ernaast. De kast is geel.',
}

export const noiseZone: Picture = {
  name: 'noise-zone',
  alt: 'Iemand werkt met oorkappen op aan een pers, achter een bord met oorkappen. De gemarkeerde vloer is geel.',
}

export const quietMachine: Picture = {
  name: 'quiet-machine',
  alt: 'Op een toonbank staan een luide en een stille slijpmachine, elk met een kaartje. De stille is geel.',
  caption: 'De streepjes op de kaartjes zijn het geluid.',
}

export const hearingProtectors: Picture = {
  name: 'hearing-protectors',
  alt: 'Iemand pakt oorkappen van een bord waarop ieder een eigen haak met naam heeft. De oorkappen zijn geel.',
}

export const hearingProtectionWorn: Picture = {
  name: 'hearing-protection-worn',
  alt: 'Iemand werkt aan een pers en een collega loopt langs, allebei met oorkappen op. De oorkappen zijn geel.',
}

export const hearingAttenuation: Picture = {
  name: 'hearing-attenuation',
  alt: 'Boven iemand met oorkappen op staat de wijzer van een meter in het midden. Het midden is geel.',
  caption: 'Geel is 70 tot 80 dB(A) bij het oor.',
}

export const noiseToolbox: Picture = {
  name: 'noise-toolbox',
  alt: 'Iemand laat aan twee collega’s zien hoe oorkappen werken. De oorkappen zijn geel.',
}

export const hearingTest: Picture = {
  name: 'hearing-test',
  alt: 'Iemand zit met een koptelefoon in een cabine voor een gehoortest, buiten bedient iemand het apparaat. De koptelefoon is geel.',
}

export const noisePregnant: Picture = {
  name: 'noise-pregnant',
  alt: 'Een zwangere medewerker staat voor een pers die lawaai maakt. Het geluid is geel.',
}

export const noiseSolvent: Picture = {
  name: 'noise-solvent',
  alt: 'Iemand werkt met een trillende slijpmachine naast een open blik met dampen. Het blik is geel.',
}

export const noiseStop: Picture = {
  name: 'noise-stop',
  alt: 'Iemand met oorkappen op zet een luide pers stil met de noodstop. De knop is geel.',
}
