import type { OneFact } from '../content.ts'
import { bounds, eitherIsEnough, examples, ofMeasures, withProof } from '../one-fact.ts'

export const oneFact: readonly OneFact[] = [
  ofMeasures,
  bounds(['CLASS.exposure', 'CLASS.chromium', 'CLASS.ozone', 'EXTRACTION.position', 'ROOM.confined']),
  eitherIsEnough(['EXTRACTION.used', 'EXTRACTION.airBack', 'PEOPLE.medical']),
  examples(['START.applies', 'SOURCE.lessFume', 'SOURCE.cleanSurface']),
  withProof(['PEOPLE.behaviour', 'STAINLESS.registered']),
  {
    reason: 'Ventilatie die niet werkt of alleen afzuigt, ventileert niet.',
    questions: ['ROOM.ventilation'],
  },
  {
    reason: 'Adembescherming is pas nodig als afzuiging en ventilatie samen niet genoeg zijn.',
    questions: ['RESPIRATORY_PROTECTION.used'],
  },
  {
    reason:
      'Wassen, omkleden en apart eten zijn samen de hygiëne die de wet vraagt, met dezelfde maatregelen.',
    questions: ['STAINLESS.hygiene'],
  },
  {
    reason: 'Het plan van aanpak hoort bij de RI&E, en bespreken is de laatste stap ervan.',
    questions: ['WELDING_POLICY.inPlan'],
  },
]
