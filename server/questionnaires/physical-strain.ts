import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { withUnitsKept } from './keep-units.ts'
import { actions } from './physical-strain/actions.ts'
import { carry } from './physical-strain/carry.ts'
import { education } from './physical-strain/education.ts'
import { liftAboveKnee } from './physical-strain/lift-above-knee.ts'
import { liftAboveShoulder } from './physical-strain/lift-above-shoulder.ts'
import { liftBelowKnee } from './physical-strain/lift-below-knee.ts'
import { pregnancy } from './physical-strain/pregnancy.ts'
import { pushAndPull } from './physical-strain/push-and-pull.ts'
import { repetitiveMovement } from './physical-strain/repetitive-movement.ts'
import { sittingWork } from './physical-strain/sitting-work.ts'
import { strenuousPosture } from './physical-strain/strenuous-posture.ts'
import { addressesOf, readPictures } from './pictures.ts'
import { assertValid } from './validity.ts'

const content: Questionnaire = {
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
  pictures: addressesOf(readPictures('physical-strain')),
}

/** The questionnaire about physical strain, with its limits and their sources. */
export const physicalStrain: Questionnaire = withUnitsKept(assertValid(content))
