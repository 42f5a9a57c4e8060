import type { OneFact } from '../content.ts'
import { eitherIsEnough, examples, oneAct, sameThing, withProof } from '../one-fact.ts'

export const oneFact: readonly OneFact[] = [
  eitherIsEnough([
    'PRODUCT.inUse',
    'PRODUCT.sdsAge',
    'HAZARD.cmr',
    'HAZARD.coolant',
    'USE.exposure',
    'MEASURES.recirculation',
    'COOLANT.mist',
    'FIRE.use',
    'FIRE.ventilation',
    'FIRE.earthing',
    'STORAGE.tray',
    'ISOCYANATE.present',
  ]),
  examples(['COOLANT.applies', 'COOLANT.skin', 'FIRE.ignition']),
  sameThing(['FIRE.equipment', 'STORAGE.amount']),
  oneAct(['PRODUCT.label', 'PEOPLE.vulnerable', 'LEAD.bloodTest']),
  withProof([
    'CMR.substitution',
    'CMR.list',
    'CMR.yearly',
    'COOLANT.quality',
    'FIRE.document',
    'ISOCYANATE.trained',
  ]),
  {
    reason: 'De rode antwoorden noemen apart wat ontbreekt: het blad, de taal of de plek.',
    questions: ['PRODUCT.sds'],
  },
  {
    reason: 'De rode antwoorden noemen apart wat ontbreekt: het lage niveau of de gemarkeerde zone.',
    questions: ['CMR.minimised'],
  },
  {
    reason: 'Wat de wet over de stof wil weten is één registratie, die in één keer wordt ingevuld.',
    questions: ['CMR.extraData', 'SUSPECT.extraData'],
  },
  {
    reason:
      'Wassen, omkleden en apart eten zijn samen de hygiëne die de wet vraagt, met dezelfde maatregelen.',
    questions: ['CMR.hygiene'],
  },
  {
    reason: 'De stof en het afval ervan gaan in dezelfde soort bak, met hetzelfde etiket.',
    questions: ['CMR.containers'],
  },
  {
    reason: 'Het is een ladder: het hoogste wat steeds wordt gebruikt is het antwoord.',
    questions: ['MEASURES.highest'],
  },
  {
    reason: 'Rubriek 8 van het blad noemt handschoenen en bril samen, en wie er een mist antwoordt nee.',
    questions: ['MEASURES.skinEyes'],
  },
  {
    reason: 'De wet noemt waar de uitleg over gaat, en op de kaart staat dat bij elkaar.',
    questions: ['PEOPLE.instructed'],
  },
]
