import type { Check } from '#shared/domain/basics/check.ts'

/** Besides those that the questionnaire suggests. */
export const sectionNames: Partial<Record<Check, readonly string[]>> = {
  MACHINE_SAFETY: [
    'Kolomboor',
    'Kantpers',
    'Draaibank',
    'Freesbank',
    'Lintzaag',
    'Guillotineschaar',
    'Heftruck',
    'Bovenloopkraan',
    'Slijpmachine',
    'Lasrobot',
    'Excenterpers',
    'Haakse slijper',
  ],
  PHYSICAL_STRAIN: [
    'Lassers',
    'Bankwerkers',
    'Verspaners',
    'Magazijn',
    'Monteurs',
    'Spuiters',
    'Expeditie',
    'Onderhoud',
    'Kantoor',
    'Constructie',
  ],
  NOISE_HAZARD: [
    'Slijphoek',
    'Plaatwerkerij',
    'Stansen',
    'Zagerij',
    'Verspaning',
    'Constructie',
    'Montage',
    'Expeditie',
  ],
  TEMP_WORK_AT_HEIGHT: [
    'Montage van dakspanten',
    'Onderhoud aan de kraan',
    'Lichtstraat vervangen',
    'Hekwerk op het dak',
    'Goten reinigen',
    'Reclamebord ophangen',
  ],
  WELDING_SMOKE: [
    'Lasplek 1',
    'Lasplek 2',
    'RVS-hoek',
    'Constructiehal',
    'Onderhoud op locatie',
    'Lasrobot',
    'Aluminium',
  ],
}

export const sectionPlaces = [
  '',
  'hal 1',
  'hal 2',
  'hal 3',
  'achterin',
  'buitendienst',
  'nachtploeg',
  'dagploeg',
  'leerlingen',
  'vestiging Noord',
]

/** As long as some users write them. */
export const LONG_SECTION_NAME =
  'Medewerkers van de constructiehal die ook op locatie bij klanten monteren, inclusief uitzendkrachten en stagiairs (zie de afspraken van het werkoverleg)'

export const machineTypes = [
  'Flott SB M3',
  'Safan E-Brake 100',
  'Colchester Mascot 1600',
  'Deckel FP3',
  'Trumpf TruBend 3100',
  'Mazak QT-250',
  'Kasto SBA 2',
  'Linde E20',
]
