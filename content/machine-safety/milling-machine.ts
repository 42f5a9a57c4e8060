import { besluit, knowledge } from '../sources.ts'
import { createKind } from './create-kind.ts'
import * as pictures from './pictures.ts'
import { arbocatalogusMobiel } from './sources.ts'

export const millingMachine = createKind({
  scriptKey: 'MILLING_MACHINE',
  kind: 'mill',
  title: 'Freesbank',
  nextScript: 'SAWING_MACHINE',
  questions: [
    {
      questionKey: 'cutterGuard',
      text: 'Bij {machine}: is de frees afgeschermd of sluit de machine met een deur?',
      picture: pictures.millGuard,
      isPrimarySafeguard: true,
      label: 'Frees niet afgeschermd',
      urgency: 'NOW',
      actions: [
        'Zet de freesbank stil tot de frees is afgeschermd',
        'Plaats een scherm of sluit de cabine',
        'Kies een CNC-deur met vergrendeling',
        'Beperk bediening tot één persoon',
      ],
      why: 'Je merkt een draaiende frees pas als het te laat is.',
      sources: [besluit('7.7 lid 1-4')],
    },
    {
      questionKey: 'clamped',
      text: 'Bij {machine}: is het werkstuk gespannen met het juiste gereedschap en gecontroleerd?',
      label: 'Werkstuk niet vast genoeg',
      urgency: 'NOW',
      actions: [
        'Frees niet tot het werkstuk vastzit',
        'Gebruik klauwen of bankschroef die passen',
        'Trek na volgens tabel',
        'Laat een tweede meekijken bij zware stukken',
      ],
      why: 'Een los stuk vliegt met de snelheid van de frees weg.',
      sources: [besluit('7.3'), knowledge('het werkstuk spannen')],
    },
    {
      questionKey: 'chips',
      text: 'Bij {machine}: worden spanen met een haak of borstel weggehaald terwijl de machine stilstaat?',
      label: 'Spanen met de hand of perslucht verwijderd',
      urgency: 'NOW',
      actions: [
        'Zet de machine stil voordat je spanen weghaalt',
        'Zuig spanen af',
        'Leg haken en borstels klaar',
        'Verbied perslucht',
      ],
      why: 'Een draaiende frees grijpt de hand, spanen snijden door handschoenen en perslucht blaast ze in ogen.',
      sources: [besluit('7.5 lid 2'), arbocatalogusMobiel('geen perslucht')],
    },
  ],
})
