import type { LabelTexts } from './label-texts.ts'

/**
 * Dutch. The texts of the H- and EUH-codes are in `shared/domain/substances/hazard-statement-texts.ts`, because pages show them.
 * Source: CLP annex IV, consolidated text of 1-2-2025, read in a public list of codes that copies it line by line, and compared
 * with a second list, which has other words for P280 and P501. Grade B.
 */
export const nl: Omit<LabelTexts, 'statements'> = {
  signalWords: { DANGER: 'Gevaar', WARNING: 'Waarschuwing' },
  precautions: {
    P210: 'Verwijderd houden van warmte, hete oppervlakken, vonken, open vuur en andere ontstekingsbronnen. Niet roken.',
    P260: 'Stof/rook/gas/nevel/damp/spuitnevel niet inademen.',
    P261: 'Inademing van stof/rook/gas/nevel/damp/spuitnevel vermijden.',
    P273: 'Voorkom lozing in het milieu.',
    P280: 'Beschermende handschoenen/beschermende kleding/oogbescherming/gelaatsbescherming dragen.',
    'P301+P310': 'NA INSLIKKEN: onmiddellijk een ANTIGIFCENTRUM/arts/… raadplegen.',
    'P301+P330+P331': 'NA INSLIKKEN: de mond spoelen. GEEN braken opwekken.',
    'P302+P352': 'BIJ CONTACT MET DE HUID: met veel water/… wassen.',
    'P303+P361+P353':
      'BIJ CONTACT MET DE HUID (of het haar): verontreinigde kleding onmiddellijk uittrekken. Huid met water afspoelen [of afdouchen].',
    'P304+P340':
      'NA INADEMING: de persoon in de frisse lucht brengen en ervoor zorgen dat deze gemakkelijk kan ademen.',
    'P305+P351+P338':
      'BIJ CONTACT MET DE OGEN: voorzichtig afspoelen met water gedurende een aantal minuten; contactlenzen verwijderen, indien mogelijk; blijven spoelen.',
    'P308+P313': 'NA (mogelijke) blootstelling: een arts raadplegen.',
    'P403+P235': 'Op een goed geventileerde plaats bewaren. Koel bewaren.',
    P501: 'Inhoud/verpakking afvoeren naar …',
  },
}
