/**
 * By the name in a message and in the address of its explanation, on the page `/widgets` of the portal. `about` in a
 * message: the element, address or setting.
 */
export const problems = {
  'geen-script': {
    title: 'Het script van de widgets staat niet op de pagina.',
    fix: 'Laat de beheerder van de website het script op elke pagina zetten. Staat het er wel? Dan voegt een ander script het pas in de browser toe, en kan deze controle het niet zien.',
  },
  'geen-module': {
    title: 'Bij het script ontbreekt type="module".',
    fix: 'Neem de regel met het script precies over. Sommige systemen halen type="module" weg: zet het script dan in het sjabloon.',
  },
  'ander-script': {
    title: 'Het script komt van een andere omgeving.',
    fix: 'Het adres van het script en de adressen van de links horen bij dezelfde omgeving.',
  },
  'oud-script': {
    title: 'De integrity hoort niet bij het script dat de omgeving nu heeft.',
    fix: 'Een vastgezette versie werkt nog 90 dagen nadat er een nieuwe is. Haal het nieuwe adres en de nieuwe integrity hierboven op.',
  },
  'geen-gedeeld-domein': {
    title: 'De website en de omgeving hebben geen domein gemeen. De widgets blijven daar gewone links.',
    fix: 'Zet ze op subdomeinen van hetzelfde domein, zoals www.voorbeeld.nl en mijn.voorbeeld.nl. Op je eigen computer kan dat met een regel in het bestand hosts.',
  },
  'cookies-uit': {
    title: 'De browser bewaart geen cookies voor deze website.',
    fix: 'Zet cookies aan. In een frame van een andere website bewaart een browser ze vaak niet.',
  },
  cookiedomein: {
    title:
      'De website en de omgeving bewaren hun cookie bij een ander domein, en zien elkaars gegevens niet.',
    fix: 'Laat de beheerder van de omgeving COOKIE_DOMAIN op het gedeelde domein zetten. Moet het een ander domein zijn, zet dat dan met data-cookie-domain op de regel met het script.',
  },
  'website-onbekend': {
    title: 'De omgeving kent deze website niet, en weigert wat de widgets vragen.',
    fix: 'Laat de beheerder van de omgeving het adres van de website in WEBSITE_ORIGINS zetten. Elk subdomein telt apart: https://voorbeeld.nl is een ander adres dan https://www.voorbeeld.nl.',
  },
  onbereikbaar: {
    title: 'De omgeving is vanaf hier niet te bereiken.',
    fix: 'Controleer het adres, en of de omgeving aanstaat.',
  },
  policy: {
    title: 'De content security policy van de pagina houdt de widgets tegen.',
    fix: 'Voeg het adres van de omgeving toe aan script-src en connect-src van de policy, en aan img-src als er plaatjes van materialen op de pagina staan. Met een nonce hoort die ook op de regel met het script.',
  },
  'niet-geladen': {
    title: 'Een onderdeel van de widgets kon niet geladen worden, of is anders dan het hoort te zijn.',
    fix: 'Laad de pagina opnieuw. Blijft het zo? Dan verandert iets onderweg de scripts, zoals een proxy of een dienst die scripts kleiner maakt: sluit de adressen van de omgeving daarvan uit. Een vastgezette versie van langer dan 90 dagen geleden bestaat niet meer.',
  },
  'onbekende-naam': {
    title: 'Deze naam is niet die van een widget.',
    fix: 'Neem de naam over uit de keuze hierboven, of gebruik alleen het adres.',
  },
  'zonder-link': {
    title: 'In dit element staat geen link.',
    fix: 'Zet de link in het element. Heeft je editor hem weggehaald of erbuiten gezet? Gebruik dan alleen een link: aan het adres is te zien wat hij doet.',
  },
  elders: {
    title: 'De link van deze widget leidt niet naar de omgeving.',
    fix: 'Geef de link het adres van de widget. Daar komt een bezoeker uit als de widget niet werkt.',
  },
  'zonder-product': {
    title: 'Bij deze link staat geen nummer van een product.',
    fix: 'Kies hierboven een product: zijn nummer staat dan in het adres.',
  },
  'verkeerd-aantal': {
    title: 'Dit aantal kan niet. Er gaat niets in de winkelwagen.',
    fix: 'Kies een aantal van 1 tot en met 10.',
  },
  'onbekend-product': {
    title: 'Dit product bestaat niet.',
    fix: 'Kies hierboven een product uit de lijst.',
  },
  'zonder-bedrijf': {
    title: 'Bij deze uitnodiging staat geen bedrijf.',
    fix: 'Zet de externe id van het bedrijf in het adres.',
  },
  'geen-venster': {
    title: 'Deze link leidt naar een bedrijf. Hij nodigt niemand uit.',
    fix: 'Moet hij dat wel? Zet dan ?venster=uitnodigen achter het adres.',
  },
} as const satisfies Record<string, { title: string; fix: string }>

type Problem = keyof typeof problems

/** `about`: the element, address or setting; '' for the page as a whole. */
export type Finding = { problem: Problem; about: string }
