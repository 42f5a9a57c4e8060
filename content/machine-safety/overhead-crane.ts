import { besluit2020 } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'

export const overheadCrane = createKind({
  scriptKey: 'OVERHEAD_CRANE',
  kind: 'overheadCrane',
  title: 'Bovenloopkraan of takel',
  nextScript: 'INFO_ACTIONS',
  questions: [
    {
      questionKey: 'capacity',
      text: 'Bij {machine}: staat de toegestane last bij de bediening en wordt die nooit overschreden?',
      label: 'Last onbekend of overschreden',
      urgency: 'NOW',
      actions: ['Hang de lasttabel', 'Weeg twijfelgevallen', 'Plaats een overlastbeveiliging'],
      why: 'Een overbelaste kraan laat vallen.',
      sources: [besluit2020('7.18 lid 1 en 2')],
    },
    {
      questionKey: 'slings',
      text: 'Bij {machine}: zijn haken, kettingen en stroppen het afgelopen jaar door een deskundige onderzocht, met bewijs?',
      picture: pictures.slingLabel,
      label: 'Hijsgereedschap niet jaarlijks onderzocht',
      urgency: 'SOON',
      actions: [
        'Laat alles onderzoeken en sorteer afgekeurd uit',
        'Hang kleurlabels per jaar',
        'Bewaar het bewijs op de werkplek',
      ],
      why: 'Een versleten strop breekt zonder waarschuwing; de wet eist onderzoek elk jaar.',
      sources: [besluit2020('7.20 lid 6 en 7')],
    },
    {
      questionKey: 'under',
      text: 'Bij {machine}: blijft de plek onder en naast de last vrij van mensen?',
      picture: pictures.craneUnder,
      label: 'Mensen onder de last',
      urgency: 'NOW',
      actions: ['Kies een route zonder werkplekken', 'Baken af of waarschuw', 'Leg vast wie de last geleidt'],
      why: 'Een last valt zonder waarschuwing.',
      sources: [besluit2020('7.18 lid 6-8 en artikel 7.18a lid 5 en 7')],
    },
    {
      questionKey: 'competent',
      text: 'Bij {machine}: hebben de bedieners geleerd aan te slaan en gebaren te geven?',
      label: 'Onbevoegd hijsen',
      urgency: 'SOON',
      actions: ['Geef opleiding hijsen en aanslaan', 'Wijs bevoegden aan', 'Oefen met de zwaarste last'],
      why: 'Een verkeerd aangeslagen last glijdt of kantelt.',
      sources: [besluit2020('7.18 lid 3')],
    },
  ],
})
