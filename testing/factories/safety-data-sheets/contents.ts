// Invented safety data sheets. The headings are those of REACH, annex II; products and companies do not exist.

type Row = { text: string } | { label: string; value: string } | { table: string[][] }
type Section = { heading: string; rows: Row[] }
/** `header`: the two parts of each page's header. `above`: the lines between the title and section 1. */
export type SheetContent = {
  lang: string
  title: string
  page: string
  header: [string, string]
  above: string[]
  sections: Section[]
}

const text = (value: string): Row => ({ text: value })
const pair = (label: string, value: string): Row => ({ label, value })
const table = (...rows: string[][]): Row => ({ table: rows })

export const dutchSheet: SheetContent = {
  lang: 'nl',
  title: 'VEILIGHEIDSINFORMATIEBLAD',
  page: 'Bladzijde',
  header: ['Ontvetter 4000', 'Datum van herziening: 12-03-2024. Vervangt versie van: 01-06-2021'],
  above: ['Overeenkomstig Verordening (EG) nr. 1907/2006 (REACH)', 'Printdatum: 02-11-2025'],
  sections: [
    {
      heading: 'RUBRIEK 1: Identificatie van de stof of het mengsel en van de vennootschap/onderneming',
      rows: [
        text('1.1 Productidentificatie'),
        pair('Handelsnaam', 'Ontvetter 4000'),
        pair('Artikelnummer', '4000-25'),
        text('1.2 Relevant geïdentificeerd gebruik van de stof of het mengsel en ontraden gebruik'),
        pair('Gebruik', 'Reiniging van metalen onderdelen'),
        text('1.3 Details betreffende de verstrekker van het veiligheidsinformatieblad'),
        pair('Leverancier', 'Leverancier van reinigingsmiddelen B.V.'),
        pair('Adres', 'Industrieweg 1, 1000 AA Voorbeeldstad'),
        text('1.4 Telefoonnummer voor noodgevallen'),
        text('Nationaal Vergiftigingen Informatie Centrum, alleen voor artsen.'),
      ],
    },
    {
      heading: 'RUBRIEK 2: Identificatie van de gevaren',
      rows: [
        text('2.1 Indeling van de stof of het mengsel'),
        text('Flam. Liq. 2, H225; Eye Irrit. 2, H319; Repr. 1B, H360Fd; STOT SE 3, H336'),
        text('2.2 Etiketteringselementen'),
        pair('Signaalwoord', 'Gevaar'),
        text('H225 Licht ontvlambare vloeistof en damp.'),
        text('H319 Veroorzaakt ernstige oogirritatie.'),
        text('H336 Kan slaperigheid of duizeligheid veroorzaken.'),
        text('H360Fd Kan de vruchtbaarheid schaden. Kan mogelijks het ongeboren kind schaden.'),
        text('EUH 066 Herhaalde blootstelling kan een droge of een gebarsten huid veroorzaken.'),
        text('P210 Verwijderd houden van warmte. P280 Draag handschoenen. Zie rubriek 8.'),
        text('2.3 Andere gevaren'),
        text('Geen.'),
      ],
    },
    {
      heading: 'RUBRIEK 3: Samenstelling en informatie over de bestanddelen',
      rows: [
        text('3.2 Mengsels'),
        table(
          ['Naam', 'CAS-nr.', '% (w/w)', 'Indeling volgens Verordening (EG) nr. 1272/2008'],
          ['Aceton', '67-64-1', '50 - 75', 'Flam. Liq. 2, H225; Eye Irrit. 2, H319; STOT SE 3, H336; EUH066'],
          [
            '2-Methoxyethanol',
            '109-86-4',
            '0,5 - < 1',
            'Flam. Liq. 3, H226; Acute Tox. 4, H302 + H312 + H332; Repr. 1B, H360FD',
          ],
          [
            'Formaldehyde',
            '50-00-0',
            '0,1 - < 0,2',
            'Acute Tox. 3, H301; Skin Corr. 1B, H314; Muta. 2, H341; Carc. 1B, H350',
          ],
          ['Ethanol', '64-17-5', '10 - 25', 'Flam. Liq. 2, H225'],
        ),
        text('Voor de volledige tekst van de H-zinnen: zie rubriek 16.'),
      ],
    },
    {
      heading: 'RUBRIEK 4: Eerstehulpmaatregelen',
      rows: [
        text('Na inademing: breng het slachtoffer in de frisse lucht. Raadpleeg bij klachten een arts.'),
      ],
    },
    {
      heading: 'RUBRIEK 5: Brandbestrijdingsmaatregelen',
      rows: [
        text('Geschikte blusmiddelen: schuim, poeder, koolzuur. Draag onafhankelijke ademhalingsapparatuur.'),
      ],
    },
    {
      heading: 'RUBRIEK 6: Maatregelen bij het accidenteel vrijkomen van de stof of het mengsel',
      rows: [text('Verwijder ontstekingsbronnen. Neem op met absorberend materiaal. Zie ook rubriek 13.')],
    },
    {
      heading: 'RUBRIEK 7: Hantering en opslag',
      rows: [text('Bewaar in een goed gesloten verpakking op een koele plaats. Klasse van opslag: 3.')],
    },
    {
      heading: 'RUBRIEK 8: Maatregelen ter beheersing van blootstelling/persoonlijke bescherming',
      rows: [
        text('8.1 Controleparameters'),
        text('Grenswaarden voor beroepsmatige blootstelling, Nederland'),
        table(
          ['Stof', 'CAS-nr.', 'TGG 8 uur (mg/m³)', 'TGG 15 min (mg/m³)'],
          ['Aceton', '67-64-1', '1.210', '2.420'],
          ['Ethanol', '64-17-5', '260', '1.900'],
          ['2-Methoxyethanol', '109-86-4', '0,5', ''],
        ),
        text('DNEL, werknemers'),
        table(
          ['Stof', 'Route', 'Effect', 'Waarde'],
          ['Aceton', 'Inademing', 'Lange termijn', '1210 mg/m³'],
          ['Aceton', 'Inademing', 'Korte termijn', '2421 mg/m³'],
        ),
        text('8.2 Maatregelen ter beheersing van blootstelling'),
        text('Draag handschoenen van butylrubber. Zorg voor afzuiging.'),
      ],
    },
    {
      heading: 'RUBRIEK 9: Fysische en chemische eigenschappen',
      rows: [pair('Vlampunt', '-18 °C'), pair('Dichtheid', '0,79 g/cm³'), pair('Kookpunt', '56 °C')],
    },
    {
      heading: 'RUBRIEK 10: Stabiliteit en reactiviteit',
      rows: [text('Stabiel onder normale omstandigheden. Vermijd sterke oxidatiemiddelen.')],
    },
    {
      heading: 'RUBRIEK 11: Toxicologische informatie',
      rows: [
        text('LC50 inademing rat: 76 mg/l, 4 uur. Formaldehyde: H350 volgens de geharmoniseerde indeling.'),
      ],
    },
    { heading: 'RUBRIEK 12: Ecologische informatie', rows: [text('Goed biologisch afbreekbaar.')] },
    { heading: 'RUBRIEK 13: Instructies voor verwijdering', rows: [text('Afvoeren als gevaarlijk afval.')] },
    {
      heading: 'RUBRIEK 14: Informatie met betrekking tot het vervoer',
      rows: [
        text('14.1 VN-nummer of ID-nummer'),
        text('ADR: UN 1090'),
        text('14.3 Transportgevarenklasse(n)'),
        text('IMDG: 3'),
        text('ADR: 3'),
        text('14.4 Verpakkingsgroep'),
        text('ADR: II'),
      ],
    },
    {
      heading: 'RUBRIEK 15: Regelgeving',
      rows: [
        text('Verordening (EG) nr. 1907/2006. Arbeidsomstandighedenbesluit, afdeling 2 van hoofdstuk 4.'),
      ],
    },
    {
      heading: 'RUBRIEK 16: Overige informatie',
      rows: [
        pair('Uitgiftedatum', '4 mei 2015'),
        text('Volledige tekst van de H-zinnen:'),
        text(
          'H301 Giftig bij inslikken. H314 Veroorzaakt ernstige brandwonden. H350 Kan kanker veroorzaken.',
        ),
      ],
    },
  ],
}

export const germanSheet: SheetContent = {
  lang: 'de',
  title: 'Sicherheitsdatenblatt',
  page: 'Seite',
  header: ['gemäß Verordnung (EG) Nr. 1907/2006', 'Druckdatum 14.02.2025 · Überarbeitet am 03.09.2023'],
  above: [],
  sections: [
    {
      heading: 'ABSCHNITT 1: Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens',
      rows: [
        text('1.1 Produktidentifikator'),
        pair('Handelsname', 'Beizpaste für Edelstahl'),
        pair('Artikelnummer', 'BP 200'),
        text('1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt'),
        pair('Hersteller/Lieferant', 'Hersteller von Beizmitteln GmbH'),
      ],
    },
    {
      heading: 'ABSCHNITT 2: Mögliche Gefahren',
      rows: [
        text('2.1 Einstufung des Stoffs oder Gemischs'),
        text('Acute Tox. 2 H300; Acute Tox. 1 H310; Skin Corr. 1A H314'),
        text('2.2 Kennzeichnungselemente'),
        pair('Signalwort', 'Gefahr'),
        text('Gefahrenhinweise: H300+H310+H330 Lebensgefahr bei Verschlucken, Hautkontakt oder Einatmen.'),
        text('H314 Verursacht schwere Verätzungen der Haut.'),
        text('2.3 Sonstige Gefahren: keine'),
      ],
    },
    {
      heading: 'ABSCHNITT 3: Zusammensetzung/Angaben zu Bestandteilen',
      rows: [
        text('Salpetersäure'),
        text('CAS: 7697-37-2, Gehalt: 20 - 25 %, Ox. Liq. 2 H272; Acute Tox. 3 H331; Skin Corr. 1A H314'),
        text('Kaliumdichromat'),
        text('CAS: 7778-50-9, Gehalt: < 0,1 %, Carc. 1B H350; Muta. 1B H340; Repr. 1B H360FD'),
      ],
    },
    { heading: 'ABSCHNITT 4: Erste-Hilfe-Maßnahmen', rows: [text('Sofort Arzt hinzuziehen.')] },
    {
      heading: 'ABSCHNITT 5: Maßnahmen zur Brandbekämpfung',
      rows: [text('Löschmittel auf die Umgebung abstimmen.')],
    },
    {
      heading: 'ABSCHNITT 6: Maßnahmen bei unbeabsichtigter Freisetzung',
      rows: [text('Siehe Abschnitt 8 und 13.')],
    },
    { heading: 'ABSCHNITT 7: Handhabung und Lagerung', rows: [text('Lagerklasse (TRGS 510): 6.1B')] },
    {
      heading: 'ABSCHNITT 8: Begrenzung und Überwachung der Exposition/Persönliche Schutzausrüstungen',
      rows: [
        text('8.1 Zu überwachende Parameter'),
        text('7697-37-2 Salpetersäure'),
        text('AGW (Deutschland) Kurzzeitwert: 2,6 mg/m³, 1 ml/m³'),
        text('8.2 Begrenzung und Überwachung der Exposition'),
      ],
    },
    { heading: 'ABSCHNITT 9: Physikalische und chemische Eigenschaften', rows: [pair('pH-Wert', '1')] },
    { heading: 'ABSCHNITT 10: Stabilität und Reaktivität', rows: [text('Reagiert mit Laugen.')] },
    { heading: 'ABSCHNITT 11: Toxikologische Angaben', rows: [text('Ätzwirkung auf die Haut.')] },
    { heading: 'ABSCHNITT 12: Umweltbezogene Angaben', rows: [text('Wassergefährdungsklasse 2.')] },
    {
      heading: 'ABSCHNITT 13: Hinweise zur Entsorgung',
      rows: [text('Nicht in die Kanalisation gelangen lassen.')],
    },
    {
      heading: 'ABSCHNITT 14: Angaben zum Transport',
      rows: [pair('14.3 Transportgefahrenklassen', '8 (6.1)'), pair('14.4 Verpackungsgruppe', 'II')],
    },
    { heading: 'ABSCHNITT 15: Rechtsvorschriften', rows: [text('Störfallverordnung beachten.')] },
    {
      heading: 'ABSCHNITT 16: Sonstige Angaben',
      rows: [text('H272 Kann Brand verstärken; Oxidationsmittel.')],
    },
  ],
}

export const englishSheet: SheetContent = {
  lang: 'en',
  title: 'SAFETY DATA SHEET',
  page: 'Page',
  header: ['Welding anti-spatter spray', 'Version 4.0'],
  above: ['Revision date: 7 March 2022', 'Print date: 9 March 2025', 'Supersedes date: 1 May 2019'],
  sections: [
    {
      heading: 'SECTION 1: Identification of the substance/mixture and of the company/undertaking',
      rows: [
        text('1.1 Product identifier'),
        pair('Trade name', 'Welding anti-spatter spray'),
        pair('Product code', 'WS-500'),
        text('1.3 Details of the supplier of the safety data sheet'),
        pair('Company', 'Supplier of welding materials Ltd'),
      ],
    },
    {
      heading: 'SECTION 2: Hazards identification',
      rows: [
        text('2.1 Classification of the substance or mixture'),
        text('Aerosol 1 H222, H229'),
        text('2.2 Label elements'),
        pair('Signal word', 'Danger'),
        text('H222 Extremely flammable aerosol.'),
        text('H229 Pressurised container: May burst if heated.'),
        text('H351 Suspected of causing cancer.'),
        text('2.3 Other hazards'),
      ],
    },
    {
      heading: 'SECTION 3: Composition/information on ingredients',
      rows: [
        pair('Chemical name', 'Dichloromethane'),
        pair('CAS number', '75-09-2'),
        pair('Concentration', '30 - 60%'),
        pair('Classification', 'Carc. 2, H351'),
        pair('Chemical name', 'Benzene'),
        pair('CAS number', '71-43-2'),
        pair('Concentration', '<0.1%'),
        pair('Classification', 'Flam. Liq. 2, H225; Muta. 1B, H340; Carc. 1A, H350; STOT RE 1, H372'),
      ],
    },
    { heading: 'SECTION 4: First aid measures', rows: [text('Move to fresh air.')] },
    { heading: 'SECTION 5: Firefighting measures', rows: [text('Use foam, powder or carbon dioxide.')] },
    {
      heading: 'SECTION 6: Accidental release measures',
      rows: [text('For waste disposal, see\nSection 13.')],
    },
    { heading: 'SECTION 7: Handling and storage', rows: [text('Keep away from heat.')] },
    {
      heading: 'SECTION 8: Exposure controls/personal protection',
      rows: [
        text('8.1 Control parameters'),
        text('Dichloromethane: WEL TWA 353 mg/m³ 100 ppm; STEL 706 mg/m³ 200 ppm'),
        text('Benzene: TWA 1 ppm'),
        text('8.2 Exposure controls'),
      ],
    },
    { heading: 'SECTION 9: Physical and chemical properties', rows: [pair('Appearance', 'Aerosol')] },
    { heading: 'SECTION 10: Stability and reactivity', rows: [text('Stable.')] },
    { heading: 'SECTION 11: Toxicological information', rows: [text('No further data.')] },
    { heading: 'SECTION 12: Ecological information', rows: [text('No further data.')] },
    { heading: 'SECTION 13: Disposal considerations', rows: [text('Dispose of as hazardous waste.')] },
    {
      heading: 'SECTION 14: Transport information',
      rows: [
        table(
          ['', 'ADR', 'IMDG', 'IATA'],
          ['14.3 Transport hazard class(es)', '2.1', '2.1', '2.1'],
          ['14.4 Packing group', '-', '-', '-'],
        ),
      ],
    },
    { heading: 'SECTION 15: Regulatory information', rows: [text('Regulation (EC) No 1907/2006.')] },
    { heading: 'SECTION 16: Other information', rows: [text('H372 Causes damage to organs.')] },
  ],
}
