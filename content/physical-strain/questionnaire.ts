import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { carry } from './carry.ts'
import { education } from './education.ts'
import { liftAboveKnee } from './lift-above-knee.ts'
import { liftAboveShoulder } from './lift-above-shoulder.ts'
import { liftBelowKnee } from './lift-below-knee.ts'
import { neverGreen } from './never-green.ts'
import { oneFact } from './one-fact.ts'
import { pregnancy } from './pregnancy.ts'
import { pushAndPull } from './push-and-pull.ts'
import { repetitiveMovement } from './repetitive-movement.ts'
import { sittingWork } from './sitting-work.ts'
import { strenuousPosture } from './strenuous-posture.ts'

export const physicalStrain: Content = {
  check: 'PHYSICAL_STRAIN',
  version: 3,
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
    'Zwangerschap: een wettelijk maximum voor het aantal uren staan is niet gevonden.',
    'Zwangerschap: staand een voetpedaal bedienen staat hier op gezag van Dokterhoe; kijk na of artikel 5.13a het zelf noemt.',
    'Jongeren onder de 18: artikel 6.27 lid 4 zegt niet vanaf welke waarde trillingen schadelijk zijn; wij kiezen de actiewaarde.',
    'Trillend gereedschap: voor een slagmoersleutel vonden we geen openbare waarde met gezag, dus moet die uit de handleiding of een meting komen. De waarde voor een boormachine is onze eigen keuze.',
    'Trillend gereedschap staat in de kolom Repeterende bewegingen, omdat de vragen daar al stonden. Moet de kolom anders heten?',
    'Lichaamstrillingen van heftruckrijders (0,5 en 1,15 m/s²) worden alleen bij zwangerschap gevraagd: we vonden geen grens in uren die zonder meting te gebruiken is.',
    'Tillen met twee personen of met één hand, de kracht om een kar rijdend te houden, koude en hitte worden niet gevraagd.',
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
  oneFact,
  neverGreen,
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
