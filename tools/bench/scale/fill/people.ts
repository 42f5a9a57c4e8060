import type { SystemRole } from '#shared/domain/basics/role.ts'
import { firstNames, lastNames, mailDomains, nameEnds, nameStarts, places, trades } from '../names.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

const longNames = [
  ['Maria-Magdalena Wilhelmina Christina', 'van den', 'Heuvel-Oosterhuis van Steenbergen tot Wolfheze'],
  ['Þórdís Guðbjörg', '', 'Sigurðardóttir'],
  ['Nguyễn Thị', '', 'Hồng Ánh'],
  ['João Sebastião', 'da', 'Conceição-Gonçalves'],
] as const
const LONG = 0.0005
const FREQUENT = 0.6

export type Name = { first: string; middle: string; last: string }
export type Person = Name & { id: number; email: string; roles: SystemRole[] }

export function drawLastName(random: Random): Pick<Name, 'middle' | 'last'> {
  if (!random.chance(FREQUENT))
    return { middle: '', last: random.pickFrequent(nameStarts, 1.2) + random.pickFrequent(nameEnds, 1.2) }
  const [last = '', middle = ''] = random.pickFrequent(lastNames, 1.6).split(',')
  return { middle, last }
}

const inAddress = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ /g, '-')
    .replace(/[^a-z\d.-]/g, '')

/** Unique, because it ends with the id. */
function addressOf({ first, middle, last }: Name, id: number, random: Random): string {
  const [kind, isPrivate] = [random.below(4), random.chance(0.45)]
  const local = [`${first}.${middle}${last}`, `${first.slice(0, 1)}.${last}`, first, last][kind]!
  const domain = isPrivate
    ? random.pickFrequent(mailDomains, 1.5)
    : `${random.pickFrequent(trades, 1.3)}-${random.pickFrequent(places, 1.3)}`
  return `${inAddress(local).slice(0, 60)}${id}@${inAddress(domain)}.example`
}

function rolesOf({ people }: World, id: number): SystemRole[] {
  if (id < people.coaches) return ['BW_USER', 'BW_ADMIN']
  return id < people.advisers ? ['BW_USER', 'BW_COACH'] : ['BW_USER']
}

export function personOf(world: World, id: number): Person {
  const random = world.random('PERSON', id)
  const isLong = random.chance(LONG)
  const drawn = { first: random.pickFrequent(firstNames, 1.6), ...drawLastName(random) }
  const [first, middle, last] = isLong ? random.pick(longNames) : [drawn.first, drawn.middle, drawn.last]
  const name = { first, middle, last }
  return { ...name, id, email: addressOf(name, id, random), roles: rolesOf(world, id) }
}

export const fullNameOf = ({ first, middle, last }: Name): string =>
  [first, middle, last].filter(Boolean).join(' ')

/** In days: some of the first accounts are five years old. */
export const accountAge = (world: World, id: number): number => {
  const { end } = world.people
  const spread = world.random('AGE', id).below(90)
  return 10 + Math.floor((1_800 * (end - id)) / end) + spread
}
