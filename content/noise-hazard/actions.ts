import { createMeasures } from '../measures.ts'
import { arbowet3, arbowet5, besluit } from '../sources.ts'
import { whenLoud } from './conditions.ts'

export const actions = createMeasures({
  dependsOn: whenLoud,
  nextScript: 'NOISE_POLICY',
  hasFactsheets: false,
  wrong: 'lawaaiig',
  sources: [arbowet5, arbowet3, besluit('6.8 lid 1 tot en met 3', 'geluid bij de bron, plan van aanpak')],
  since: 1,
  order:
    'Kies maatregelen in deze volgorde. Bron: een stiller proces of een stillere machine. Techniek: omkasting, scherm, absorptie. Organisatie: tijd, wisselen, afstand. Voorlichting en gehoortest. Persoonlijke bescherming komt als laatste. Een eigen maatregel mag ook.',
})
