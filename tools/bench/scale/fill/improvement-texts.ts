export const reasons = [
  'Ronde langs de machines in hal 1 en 2.',
  'Kennismaking.',
  'Metingen in de slijphoek.',
  'Bij de kolomboor ontbreekt de afscherming van de boorspil. De kap ligt onder de werkbank.',
  'In de slijphoek dragen drie van de vijf lassers hun gehoorbescherming niet.',
  'Uitzendkrachten beginnen zonder rondleiding.',
  'De veiligheidsbladen van drie stoffen zijn ouder dan vijf jaar.',
  'Op de rolsteiger ontbreekt een leuning.',
]
export const advices = [
  'Zet een verstelbare kap met schakelaar op de boorspil: zonder kap draait de machine niet. Hang een kaart bij de machine: geen handschoenen, mouwen strak.',
  'Bespreek in een toolbox waarom otoplastieken nodig zijn, en laat ze passen door de leverancier.',
  'Maak een inwerkkaart van één bladzijde en loop die op de eerste dag samen door.',
  'Vraag de leverancier om nieuwe veiligheidsbladen en werk het register bij.\nKijk meteen of er een minder schadelijk product is.',
  'Laat de steiger opbouwen door iemand met een certificaat, en controleer hem elke dag.',
]
export const agreements = [
  'De eigenaar bestelt de kap deze week.\nDe voorman monteert hem en meldt het hier.',
  'De voorman houdt de toolbox binnen een maand.',
  'De eigenaar maakt de kaart.',
  'Inkoop belt de leverancier.',
]
export const recaps = [
  'De werkplaats is opgeruimd en de looppaden zijn vrij. Bij negen machines bekeken we samen de afscherming en de noodstop. Zeven waren in orde.\n\nTwee punten vragen aandacht: de kap van de kolomboor ligt los, en de noodstop van de zetbank zit aan de verkeerde kant. Over de kap staat een advies klaar.',
  'In de slijphoek maten we 96 dB(A). De nieuwe otoplastieken hangen er, maar drie van de vijf lassers droegen ze niet. De voorman wil er een toolbox over houden.',
  'We liepen samen door het hele bedrijf. Vaste medewerkers weten wat ze moeten doen; uitzendkrachten beginnen zonder rondleiding.',
]
export const comments = [
  '',
  '',
  'Nuttig, en we konden meteen verder.',
  'We hadden graag meteen gehoord wat een stillere slijpschijf scheelt.',
  'Prettig gesprek.',
]
export const recordSubjects = [
  'Keuring bovenloopkraan',
  'Afspraken over veilig werken',
  'Nieuwe werkbank in hal A',
  'Onderhoudscontract',
  'Certificaten van lassers',
  'Meetrapport geluid',
  'Inspectie van de brandblussers',
  'RI&E',
  'Toolbox gehoor',
  'Handleidingen',
]
