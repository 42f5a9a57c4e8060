// Dutch. The texts of the H- and EUH-codes are in `shared/domain/substances/hazard-statement-texts.ts`, because pages show them.
// Source: CLP annex IV, consolidated text of 1-9-2025, read in a public collection that takes it from EUR-Lex; most were
// compared with a public list of codes before. Grade B; what was chosen: see label-texts.ts.

import type { LabelTexts } from './label-texts.ts'

export const nl: Omit<LabelTexts, 'statements'> = {
  signalWords: { DANGER: 'Gevaar', WARNING: 'Waarschuwing' },
  precautions: {
    P202: 'Pas gebruiken nadat u alle veiligheidsvoorschriften gelezen en begrepen heeft.',
    P210: 'Verwijderd houden van warmte, hete oppervlakken, vonken, open vuur en andere ontstekingsbronnen. Niet roken.',
    P211: 'Niet in een open vuur of op andere ontstekingsbronnen spuiten.',
    P220: 'Verwijderd houden van kleding en andere brandbare materialen.',
    P222: 'Contact met de lucht vermijden.',
    P223: 'Contact met water vermijden.',
    P234: 'Uitsluitend in de oorspronkelijke verpakking bewaren.',
    P244: 'Houd afsluiters en fittingen vrij van olie en vet.',
    P251: 'Ook na gebruik niet doorboren of verbranden.',
    P260: '{Stof/rook/gas/nevel/damp/spuitnevel} niet inademen.',
    P261: 'Inademing van {stof/rook/gas/nevel/damp/spuitnevel} vermijden.',
    P271: 'Alleen buiten of in een goed geventileerde ruimte gebruiken.',
    P273: 'Voorkom lozing in het milieu.',
    P280: 'Beschermende handschoenen/beschermende kleding/oogbescherming/gelaatsbescherming dragen.',
    P282: 'Koude-isolerende handschoenen en hetzij gelaatsbescherming hetzij oogbescherming dragen.',
    P284: 'Adembescherming dragen.',
    'P301+P310': 'NA INSLIKKEN: onmiddellijk een ANTIGIFCENTRUM/arts raadplegen.',
    'P301+P312': 'NA INSLIKKEN: bij onwel voelen een ANTIGIFCENTRUM/arts raadplegen.',
    'P301+P330+P331': 'NA INSLIKKEN: de mond spoelen. GEEN braken opwekken.',
    'P302+P352': 'BIJ CONTACT MET DE HUID: met veel water wassen.',
    'P303+P361+P353':
      'BIJ CONTACT MET DE HUID (of het haar): verontreinigde kleding onmiddellijk uittrekken. Huid met water afspoelen of afdouchen.',
    'P304+P340':
      'NA INADEMING: de persoon in de frisse lucht brengen en ervoor zorgen dat deze gemakkelijk kan ademen.',
    'P305+P351+P338':
      'BIJ CONTACT MET DE OGEN: voorzichtig afspoelen met water gedurende een aantal minuten; contactlenzen verwijderen, indien mogelijk; blijven spoelen.',
    'P308+P311': 'NA (mogelijke) blootstelling: Een ANTIGIFCENTRUM/arts raadplegen.',
    'P308+P313': 'NA (mogelijke) blootstelling: een arts raadplegen.',
    P310: 'Onmiddellijk een ANTIGIFCENTRUM/arts raadplegen.',
    P311: 'Een ANTIGIFCENTRUM/arts raadplegen.',
    P331: 'GEEN braken opwekken.',
    'P336+P315':
      'Bevroren lichaamsdelen met lauw water ontdooien. Niet wrijven. Onmiddellijk een arts raadplegen.',
    'P342+P311': 'Bij ademhalingssymptomen: Een ANTIGIFCENTRUM/arts raadplegen.',
    'P370+P376': 'In geval van brand: het lek dichten als dat veilig gedaan kan worden.',
    P377: 'Brand door lekkend gas: niet blussen, tenzij het lek veilig gedicht kan worden.',
    P381: 'In geval van lekkage alle ontstekingsbronnen wegnemen.',
    P390: 'Gelekte/gemorste stof opnemen om materiële schade te vermijden.',
    P403: 'Op een goed geventileerde plaats bewaren.',
    'P403+P235': 'Op een goed geventileerde plaats bewaren. Koel bewaren.',
    'P410+P403': 'Tegen zonlicht beschermen. Op een goed geventileerde plaats bewaren.',
    'P410+P412': 'Tegen zonlicht beschermen. Niet blootstellen aan temperaturen boven 50 °C/122 °F.',
    P501: 'Inhoud/verpakking afvoeren naar een inzamelpunt voor gevaarlijk afval.',
    P502: 'Raadpleeg fabrikant of leverancier voor informatie over terugwinning of recycling.',
  },
}
