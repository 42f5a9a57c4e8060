import { besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'

export const overheadCrane = createKind({
  scriptKey: 'OVERHEAD_CRANE',
  kind: 'overheadCrane',
  title: 'Bovenloopkraan of takel',
  nextScript: 'WELDING_SET',
  questions: [
    {
      questionKey: 'capacity',
      text: 'Bij {machine}: staat de toegestane last bij de bediening en wordt die nooit overschreden?',
      label: 'Last onbekend of overschreden',
      urgency: 'NOW',
      actions: [
        'Hijs niet tot je weet wat de kraan mag dragen',
        'Hang de lasttabel op',
        'Weeg twijfelgevallen',
        'Plaats een overlastbeveiliging',
      ],
      why: 'Een overbelaste kraan laat vallen.',
      sources: [besluit('7.18 lid 1 en 2')],
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
      urgentWhen: [{ scriptKey: 'OVERHEAD_CRANE', questionKey: 'capacity', answerKeys: ['no'] }],
      why: 'Een versleten strop breekt zonder waarschuwing; de wet eist onderzoek elk jaar.',
      sources: [besluit('7.20 lid 6 en 7')],
    },
    {
      questionKey: 'under',
      text: 'Bij {machine}: blijft de plek onder en naast de last vrij van mensen?',
      picture: pictures.craneUnder,
      isPrimarySafeguard: true,
      label: 'Mensen onder de last',
      urgency: 'NOW',
      actions: [
        'Hijs niet boven mensen',
        'Kies een route zonder werkplekken',
        'Baken af of waarschuw',
        'Leg vast wie de last geleidt',
      ],
      why: 'Een last valt zonder waarschuwing.',
      sources: [besluit('7.18 lid 6-8 en artikel 7.18a lid 5 en 7')],
    },
    {
      questionKey: 'trackWork',
      text: 'Bij {machine}: gaat de kraan op slot als iemand op of bij de kraanbaan werkt?',
      since: 2,
      canBeAbsent: true,
      label: 'Kraan niet vergrendeld bij werk aan de kraanbaan',
      urgency: 'NOW',
      actions: [
        'Laat niemand bij de kraanbaan werken zonder slot op de kraan',
        'Hang een slot op de hoofdschakelaar, waarvan wie boven werkt de sleutel heeft',
        'Zet stoppen op de baan als een deel van de hal doorwerkt',
        'Spreek dit af met schilders, elektriciens en dakdekkers',
      ],
      why: 'Wie een lamp vervangt naast de kraanbaan, wordt door de kraan verpletterd of van de ladder gereden.',
      sources: [
        besluit('7.5 lid 2 en 3 en artikel 7.11'),
        knowledge('kraan op slot bij werk bij de kraanbaan'),
      ],
    },
    {
      questionKey: 'competent',
      text: 'Bij {machine}: hebben de bedieners geleerd aan te slaan en gebaren te geven?',
      label: 'Onbevoegd hijsen',
      urgency: 'SOON',
      actions: ['Geef opleiding hijsen en aanslaan', 'Wijs bevoegden aan', 'Oefen met de zwaarste last'],
      why: 'Een verkeerd aangeslagen last glijdt of kantelt.',
      sources: [besluit('7.18 lid 3')],
    },
  ],
})
