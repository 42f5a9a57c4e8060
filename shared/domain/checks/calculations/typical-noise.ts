/** In dB(A), from and to. Without `from` the source gives one number only. */
type TypicalNoise = { source: string; from?: number; to: number }

/**
 * Estimates, of which the upper end counts for who does not know better. Sources: the Health and Safety Executive
 * ("Noise and vibration in welding" and Engineering Sheet 26, "Noise in engineering"); turning: our own choice. Milling
 * is not here: no authority was found for it, and it depends on the material.
 */
export const typicalNoises: readonly TypicalNoise[] = [
  { source: 'TIG-lassen', to: 75 },
  { source: 'MMA-lassen (elektrode)', from: 85, to: 95 },
  { source: 'MIG/MAG-lassen', from: 95, to: 102 },
  { source: 'Plasmasnijden met de hand', from: 98, to: 105 },
  { source: 'Autogeen snijden', to: 100 },
  { source: 'Gutsen met vlam', to: 95 },
  { source: 'Gutsen met lucht', from: 100, to: 115 },
  { source: 'Slakbikken', to: 105 },
  { source: 'Slijpen', from: 95, to: 105 },
  { source: 'Slijpen op de zuil', from: 90, to: 95 },
  { source: 'Hameren op staal', from: 95, to: 100 },
  { source: 'Knippen (schaar)', from: 95, to: 100 },
  { source: 'Cirkelzagen van metaal', from: 95, to: 105 },
  { source: 'Draaien', from: 85, to: 96 },
  { source: 'Meerspillige draaiautomaat', from: 95, to: 105 },
  { source: 'Stansen en snijden', from: 95, to: 110 },
  { source: 'Ponsen', from: 110, to: 120 },
  { source: 'Klinken', from: 100, to: 110 },
  { source: 'Metaal in bakken storten', from: 85, to: 95 },
  { source: 'Constructiewerkplaats gemiddeld', from: 85, to: 95 },
]
