import { companyBranches, companySizes, memberships } from '#shared/domain/companies/company.ts'
import { places, trades } from '../names.ts'
import { COMPANIES_PER_COACH } from './numbers.ts'
import { drawLastName, fullNameOf } from './people.ts'
import type { Random } from './random.ts'
import { ownerIdOf, type World } from './world.ts'

/** In days. */
const OLDEST = 1_500
const LONG_NAME =
  'Metaalwarenfabriek, Constructiewerkplaats en Handelsonderneming voorheen Gebroeders Van der Steenhoven en Zonen Holding B.V.'
const LONG = 0.001
const streets = [
  'Aambeeldstraat',
  'Industrieweg',
  'Nijverheidsstraat',
  'Havenkade',
  'Ambachtsweg',
  'Lasserdreef',
  'Hamerstraat',
  'Energieweg',
  'Voltastraat',
  'De Smidse',
]

/** Without its activity. `age`: in days. `coachId`: null when it is not open to coaches. */
export type Company = {
  id: number
  ownerId: number
  coachId: number | null
  age: number
  name: string
  city: string
  street: string
  houseNumber: string
  zipCode: string
  size: (typeof companySizes)[number]
  branch: (typeof companyBranches)[number]
  membership: (typeof memberships)[number]
}

function drawName(random: Random): string {
  if (random.chance(LONG)) return LONG_NAME
  const [trade, place] = [random.pickFrequent(trades, 1.3), random.pickFrequent(places, 1.3)]
  const { middle, last } = drawLastName(random)
  const kind = random.below(5)
  const rest = kind === 0 ? place : kind === 1 ? `${last} ${place}` : fullNameOf({ first: '', middle, last })
  const form = random.chance(0.33) ? ' B.V.' : random.chance(0.1) ? ' VOF' : ''
  return (random.chance(0.7) ? `${trade} ${rest}` : `${rest} ${trade}`) + form
}

function coachIdOf({ plan, people, numbers }: World, companyId: number): number | null {
  const open = plan.openOf[companyId - 1]!
  if (open === -1) return null
  return people.coaches + Math.min(numbers.coaches - 1, Math.floor(open / COMPANIES_PER_COACH))
}

export function companyOf(world: World, id: number): Company {
  const random = world.random('COMPANY', id)
  return {
    id,
    ownerId: ownerIdOf(world, id),
    coachId: coachIdOf(world, id),
    age: 30 + Math.floor((OLDEST - 30) * random.next() ** 1.4),
    name: drawName(random),
    city: random.pickFrequent(places, 1.3),
    street: random.pick(streets),
    houseNumber: String(random.between(1, 250)),
    zipCode: `${random.between(1000, 9999)} ${random.pick(['AB', 'CD', 'EK', 'GH', 'KL', 'NP', 'RT', 'VX'])}`,
    size: companySizes[world.plan.sizeOf[id - 1]!]!,
    branch: random.pickFrequent(companyBranches, 1.2),
    membership: random.pick(memberships),
  }
}
