const adminActions = [
  'laten keuren',
  'vervangen',
  'repareren',
  'afschermen',
  'labelen en registreren',
  'bespreken in het werkoverleg',
  'opnemen in het onderhoudsplan',
  'verplaatsen',
  'laten doormeten',
  'aanschaffen',
  'opruimen',
  'voorzien van een instructiekaart',
  'uit gebruik nemen',
  'laten beoordelen door de preventiemedewerker',
]
const things = [
  'Noodstop van de kantpers',
  'Kap van de kolomboor',
  'Hijsbanden',
  'Bronafzuiging bij lasplek 3',
  'Otoplastieken',
  'Lekbak onder de ontvetter',
  'Veiligheidsbladen',
  'Heftafel',
  'Rolsteiger',
  'Ladders in de buitendienst',
  'Lashelmen met verse lucht',
  'Pallettruck',
  'Gereedschap tegen trillingen',
  'Stelling in het magazijn',
  'Brandkast',
  'Nooddouche',
  'Verlichting boven de zaag',
  'Looppad naar de expeditie',
  'Vloer bij de wasplaats',
  'Gasflessen',
  'Afstelling van de werktafels',
  'Bovenloopkraan',
  'Filters van de afzuiging',
  'Inwerkprogramma voor uitzendkrachten',
  'Schermen om de slijphoek',
  'Geluidkap van de compressor',
  'Valbeveiliging',
  'Handschoenen voor het beitsen',
  'Werkinstructie van de lasrobot',
  'Spuitcabine',
]
const wheres = [
  '',
  ' in hal 1',
  ' in hal 2',
  ' bij de expeditie',
  ' in de constructie',
  ' op locatie',
  ' in de spuiterij',
  ' bij het magazijn',
  ' vóór de volgende ronde',
  ' met de leverancier',
]
const LONG =
  ' Overleg eerst met de voorman en met de mensen die ermee werken. Leg vast wat is afgesproken, zet een foto in het bedrijfsdossier, en kijk na een maand of het werkt. Als het niet werkt: meld het hier en spreek iets anders af.'

export const descriptions = things.flatMap((thing) =>
  adminActions.flatMap((adminAction, at) =>
    wheres.map(
      (where, number) =>
        `${thing}${where} ${adminAction}${at % 7 === 3 && number % 5 === 2 ? `.${LONG}` : ''}`,
    ),
  ),
)

export const holders = [
  'Voorman werkplaats',
  'Inkoop',
  'Preventiemedewerker',
  'Technische dienst',
  'Bedrijfsleider',
  'KAM-coördinator',
]
