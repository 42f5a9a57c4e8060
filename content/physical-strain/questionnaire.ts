import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { carry } from './carry.ts'
import { education } from './education.ts'
import { liftAboveKnee } from './lift-above-knee.ts'
import { liftAboveShoulder } from './lift-above-shoulder.ts'
import { liftBelowKnee } from './lift-below-knee.ts'
import { pregnancy } from './pregnancy.ts'
import { pushAndPull } from './push-and-pull.ts'
import { repetitiveMovement } from './repetitive-movement.ts'
import { sittingWork } from './sitting-work.ts'
import { strenuousPosture } from './strenuous-posture.ts'

export const physicalStrain: Content = {
  check: 'PHYSICAL_STRAIN',
  version: 2,
  section: {
    one: 'functiegroep',
    many: 'functiegroepen',
    placeholder: '{functiegroep}',
    phrase: 'in de groep {functiegroep}',
    suggestions: [
      'Lassers',
      'Bankwerkers',
      'Plaatbewerkers',
      'Machinebedieners',
      'Monteurs',
      'Spuiters',
      'Magazijnmedewerkers',
      'Chauffeurs',
    ],
  },
  openPoints: [
    'Zwangerschap: artikel 5.13a van het Arbobesluit is nog niet in de wet zelf gelezen.',
    'Zwangerschap: een wettelijk maximum voor het aantal uren staan is niet gevonden.',
    'Zwangerschap: de bronnen over tillen zeggen “meer dan 5 kg” of “hooguit 5 kg”; de strengste lezing is gekozen.',
  ],
  startScriptKey: 'INFO_EDUCATION',
  columns: [
    { columnKey: 'EDUCATION', label: 'Voorlichting', scriptKeys: ['EDUCATION'] },
    {
      columnKey: 'LIFTING',
      label: 'Tillen',
      scriptKeys: ['LIFT_ABOVE_KNEE', 'LIFT_BELOW_KNEE', 'LIFT_ABOVE_SHOULDER'],
    },
    { columnKey: 'CARRY', label: 'Dragen', scriptKeys: ['CARRY'] },
    { columnKey: 'PUSH_AND_PULL', label: 'Duwen en trekken', scriptKeys: ['PUSH_AND_PULL'] },
    { columnKey: 'STRENUOUS_POSTURE', label: 'Inspannende houding', scriptKeys: ['STRENUOUS_POSTURE'] },
    {
      columnKey: 'REPETITIVE_MOVEMENT',
      label: 'Repeterende bewegingen',
      scriptKeys: ['REPETITIVE_MOVEMENT'],
    },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [
    ...education,
    ...liftAboveKnee,
    liftBelowKnee,
    liftAboveShoulder,
    ...carry,
    ...pushAndPull,
    ...strenuousPosture,
    ...repetitiveMovement,
    ...actions,
    ...sittingWork,
    ...pregnancy,
  ],
}
