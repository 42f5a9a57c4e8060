import { choice } from '../answers.ts'

export const kinds = [
  choice('drillPress', 'Kolomboormachine'),
  choice('lathe', 'Draaibank'),
  choice('mill', 'Freesbank'),
  choice('saw', 'Zaagmachine'),
  choice('pressBrake', 'Kantpers'),
  choice('shear', 'Schaar'),
  choice('benchGrinder', 'Slijpsteen of slijpzuil'),
  choice('angleGrinder', 'Haakse slijper'),
  choice('press', 'Pers'),
  choice('weldingRobot', 'Lasrobot'),
  choice('forklift', 'Heftruck of stapelaar'),
  choice('overheadCrane', 'Bovenloopkraan of takel'),
  choice('weldingSet', 'Lasapparaat of snijbrander', { since: 2 }),
  choice('other', 'Andere machine'),
]
