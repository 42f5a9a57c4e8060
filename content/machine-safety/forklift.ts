import { green, open, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { dieselLimit, textileCatalogue, unread, wasteCatalogue } from './sources.ts'

const whenFuelled = (...answerKeys: string[]) => [{ scriptKey: 'FORKLIFT', questionKey: 'fuel', answerKeys }]

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
        'Laat alleen nog rijden wie een bewijs heeft, en neem de sleutel mee',
        'Geef opleiding en herhaling',
        'Houd een lijst bij per functie',
      ],
      why: 'Wie het niet geleerd heeft, rijdt sneller iemand aan.',
      sources: [besluit('7.17c lid 1 en artikel 7.17b lid 2 onder a')],
    },
    {
      questionKey: 'traffic',
      text: 'Bij {machine}: zijn looppaden en rijpaden gescheiden, met regels en zicht in bochten?',
      picture: pictures.forkliftTraffic,
      canBeAbsent: true,
      label: 'Voetgangers en heftruck door elkaar',
      urgency: 'SOON',
      actions: [
        'Markeer looppaden en deuren',
        'Plaats spiegels of licht',
        'Leg snelheid en voorrang vast',
        'Verbied meerijden',
      ],
      urgentWhen: [{ scriptKey: 'FORKLIFT', questionKey: 'competent', answerKeys: ['no'] }],
      why: 'Een beladen heftruck staat niet meteen stil.',
      sources: [besluit('7.17c lid 2, 4, 5 en 6')],
    },
    {
      questionKey: 'noPeople',
      text: 'Bij {machine}: blijft iedereen van de vorken af, ook in een bak?',
      picture: pictures.peopleOnForks,
      isPrimarySafeguard: true,
      label: 'Personen opgetild met de heftruck',
      urgency: 'NOW',
      actions: [
        'Til niemand meer op met de heftruck',
        'Gebruik een hoogwerker of rolsteiger',
        'Haal de werkbak weg',
        'Zet een verbodsbord op de truck',
      ],
      why: 'Optillen van mensen met een heftruck mag niet meer.',
      sources: [
        besluit('7.18 lid 4', 'hefwerktuig niet voor personen'),
        besluit('7.23d lid 2', 'werkbak alleen aan een hijswerktuig'),
      ],
    },
    {
      questionKey: 'cabin',
      text: 'Bij {machine}: is er een gordel of cabine, en wordt die gebruikt?',
      picture: pictures.forkliftBelt,
      canBeAbsent: true,
      label: 'Gordel niet gebruikt',
      urgency: 'NOW',
      actions: [
        'Laat niemand rijden zonder gordel of dichte cabine',
        'Laat een gordel met starttoestemming plaatsen',
        'Controleer in de werkplekronde',
      ],
      why: 'Bij kantelen springt een bestuurder eruit en wordt hij verpletterd.',
      sources: [besluit('7.17a lid 5')],
    },
    {
      questionKey: 'fuel',
      text: 'Waarop rijdt {machine}, en komt hij met die motor binnen?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Dieselrook veroorzaakt kanker. Binnen moet een dieseltruck tot 8 ton worden vervangen, want er is een elektrische. Andere motoren geven koolmonoxide: die mogen alleen binnen met genoeg schone lucht.',
        sources: [
          besluit('7.17c lid 7', 'verbrandingsmotor alleen met genoeg zuivere lucht'),
          dieselLimit,
          wasteCatalogue('dieselmaterieel vervangen waar een alternatief is'),
          textileCatalogue('diesel en LPG vervangen door elektrisch'),
          unread('Arbeidsinspectie, inspectiemodule dieselrook: heftrucks tot 8 ton binnen vervangen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('electric', 'Elektrisch, of hij wordt met de hand geduwd'),
        green('outside', 'Op diesel, LPG of benzine, en hij komt nooit binnen'),
        green('lpg', 'Op LPG of benzine, ook binnen'),
        red('diesel', 'Op diesel, ook binnen', {
          label: 'Dieselrook van de heftruck in de hal',
          urgency: 'SOON',
          actions: [
            'Rijd met de dieseltruck alleen nog buiten',
            'Vervang een truck tot 8 ton door een elektrische',
            'Zet een roetfilter op een zwaardere truck en voer de rook naar buiten af',
            'Laat meten of de lucht onder 0,01 mg/m³ blijft',
          ],
        }),
      ],
    },
    {
      questionKey: 'ventilation',
      text: 'Wordt de hal mechanisch geventileerd als {machine} binnen rijdt?',
      type: 'SINGLE',
      since: 2,
      dependsOn: whenFuelled('lpg', 'diesel'),
      norm: {
        explanation:
          'Koolmonoxide ruik je niet. Met de deuren dicht kan een motor mensen in een halfuur bedwelmen. De wet laat een verbrandingsmotor alleen toe met genoeg schone lucht.',
        sources: [besluit('7.17c lid 7'), ownChoice('open deuren tellen niet als ventilatie')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, alleen open deuren', {
          label: 'Uitlaatgas zonder genoeg schone lucht',
          urgency: 'NOW',
          actions: [
            'Rijd niet binnen met de motor',
            'Vervang de truck door een elektrische',
            'Plaats ventilatie met toevoer van buiten',
            'Hang een melder voor koolmonoxide op',
          ],
        }),
        open('unknown', 'Weet ik niet: laat het nakijken'),
      ],
    },
    {
      questionKey: 'charging',
      text: 'Laad je {machine} op een plek met ventilatie, zonder vuur of vonken?',
      type: 'SINGLE',
      since: 2,
      dependsOn: whenFuelled('electric'),
      norm: {
        explanation:
          'Een loodaccu geeft bij het laden waterstof, dat ontploft bij een vonk. Slijpen of lassen naast de lader is daarom gevaarlijk. Van een lithiumaccu zegt de handleiding waar hij mag laden.',
        sources: [besluit('4.6 lid 1'), knowledge('waterstof bij het laden van loodaccu’s')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, of de accu geeft volgens de handleiding geen gas'),
        red('no', 'Nee', {
          label: 'Laadplek zonder ventilatie of met vonken',
          urgency: 'SOON',
          actions: [
            'Verplaats de lader naar een plek met ventilatie',
            'Houd slijpen, lassen en roken er ver vandaan',
            'Hang een bord en een oogdouche op',
          ],
        }),
      ],
    },
    {
      questionKey: 'daily',
      text: 'Kijkt de bestuurder elke dag remmen, banden, vorken en ketting van {machine} na?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Tussen twee keuringen slijt een heftruck die elke dag rijdt. Een rondje van twee minuten vindt een lek of een scheur voordat de last valt.',
        sources: [besluit('7.5 lid 1', 'onderhoud'), ownChoice('elke dag, voor het rijden')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Heftruck niet elke dag nagekeken',
          urgency: 'SOON',
          actions: [
            'Hang een kaart met vijf punten in de truck',
            'Laat de bestuurder aftekenen',
            'Zet een truck met een gebrek stil',
          ],
        }),
      ],
    },
  ],
})
