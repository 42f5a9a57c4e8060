import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import type { Company } from './companies.ts'
import { recordSubjects } from './improvement-texts.ts'
import { editorIdsOf } from './team.ts'
import { idOf, type World } from './world.ts'

const MOST = 12
const OF_FIRST = 200
const MOST_FILES = 3
const WITHOUT = 0.7

type RecordFile = { id: number; name: string; size: number }
/** `ago`: in days before today. */
export type CompanyRecord = {
  id: number
  theme: Theme
  subject: string
  authorId: number
  ago: number
  files: RecordFile[]
  hasLink: boolean
}

export function recordsOf(world: World, company: Company): CompanyRecord[] {
  const random = world.random('RECORD', company.id)
  const count = company.id === 1 ? OF_FIRST : random.chance(WITHOUT) ? 0 : random.between(1, MOST)
  const editorIds = count > 0 ? editorIdsOf(world, company) : []
  return Array.from({ length: count }, (_, number) => {
    const id = idOf(world, company.id, number, MOST)
    const subject = random.pick(recordSubjects)
    const files = Array.from({ length: random.below(MOST_FILES + 1) }, (_, at) => ({
      id: id * MOST_FILES + at,
      name: `${subject.toLowerCase()} ${at + 1}.pdf`,
      size: random.between(20_000, 3_000_000),
    }))
    return {
      id,
      theme: random.pick(themes),
      subject,
      authorId: random.pick(editorIds),
      ago: random.between(1, company.age - 3),
      files,
      hasLink: random.chance(0.4),
    }
  })
}
