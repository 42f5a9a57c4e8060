import { besluit2017, besluit2020 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { arboinspectie, evofenedex } from './sources.ts'

export const forklift = createKind({
  scriptKey: 'FORKLIFT',
  kind: 'forklift',
  title: 'Heftruck of stapelaar',
  nextScript: 'OVERHEAD_CRANE',
  questions: [
    {
      questionKey: 'competent',
      text: 'Bij {machine}: rijden alleen mensen met een geldig heftruckbewijs, en kan niemand anders starten?',
      label: 'Heftruck zonder bevoegd bestuurder',
      urgency: 'NOW',
      actions: [
        'Wijs bevoegden aan en neem de sleutel mee',
        'Geef opleiding en herhaling',
        'Houd een lijst bij per functie',
      ],
      why: 'Wie het niet geleerd heeft, rijdt sneller iemand aan.',
      sources: [besluit2020('7.17c lid 1 en artikel 7.17b lid 2 onder a')],
    },
    {
      questionKey: 'traffic',
      text: 'Bij {machine}: zijn looppaden en rijpaden gescheiden, met regels en zicht in bochten?',
      picture: pictures.forkliftTraffic,
      label: 'Voetgangers en heftruck door elkaar',
      urgency: 'SOON',
      actions: [
        'Markeer looppaden en deuren',
        'Plaats spiegels of licht',
        'Leg snelheid en voorrang vast',
        'Verbied meerijden',
      ],
      why: 'Een beladen heftruck staat niet meteen stil.',
      sources: [besluit2020('7.17c lid 2, 4, 5 en 6')],
    },
    {
      questionKey: 'noPeople',
      text: 'Bij {machine}: blijft iedereen van de vorken af, ook in een bak?',
      picture: pictures.peopleOnForks,
      label: 'Personen opgetild met de heftruck',
      urgency: 'NOW',
      actions: [
        'Gebruik een hoogwerker of rolsteiger',
        'Haal de werkbak weg',
        'Zet een verbodsbord op de truck',
        'Bespreek het in de toolbox',
      ],
      why: 'Optillen van mensen met een heftruck mag niet meer.',
      sources: [
        besluit2020('7.18 lid 4 en 5'),
        evofenedex('de uitzondering is vervallen op 1 juli 2020'),
        arboinspectie('de uitzondering is vervallen op 1 juli 2020'),
      ],
    },
    {
      questionKey: 'cabin',
      text: 'Bij {machine}: is er een gordel of cabine, en wordt die gebruikt?',
      picture: pictures.forkliftBelt,
      label: 'Gordel niet gebruikt',
      urgency: 'SOON',
      actions: [
        'Laat een gordel met starttoestemming plaatsen',
        'Controleer in de werkplekronde',
        'Laat de truck niet rijden zonder',
      ],
      why: 'Bij kantelen springt een bestuurder eruit en wordt hij verpletterd.',
      sources: [besluit2017('7.17a lid 5')],
    },
  ],
})
