import { type Kysely, sql } from 'kysely'
import { physicalStrain } from '#server/checks/questionnaires/physical-strain.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ago } from './ago.ts'
import { type Editors, type SeededSection, seedCheck } from './seed-check.ts'

type Transaction = Kysely<Database>

const instructed = { newcomers: ['yes'], supervision: ['yes'], complaints: ['yes'] }
const pregnancy = {
  applies: ['yes'],
  information: ['yes'],
  heaviestLoad: ['yes'],
  numberOfLifts: ['yes'],
  bending: ['yes'],
  standing: ['yes'],
  noise: ['yes'],
  substances: ['yes'],
}

/** The answers per function group, and for the company as a whole. */
const sections: SeededSection[] = [
  {
    name: null,
    daysAgo: 12,
    by: 'owner',
    given: {
      SITTING_WORK: {
        applies: ['yes'],
        breaks: ['no'],
        total: ['le6'],
        workstation: ['yes'],
        eyes: ['yes'],
      },
      PREGNANCY: pregnancy,
    },
  },
  {
    name: 'Bankwerkers',
    daysAgo: 9,
    by: 'owner',
    given: {
      EDUCATION: { tasks: ['liftLow', 'posture'], instructed: ['yesRecorded'], ...instructed },
      LIFT_BELOW_KNEE: { load: ['10to25'], frequency: ['more'], twist: ['no'], grip: ['yes'] },
      STRENUOUS_POSTURE: {
        duration: ['30to120'],
        trunk: ['20to40short'],
        arms: ['brief'],
        kneeling: ['le15'],
        standing: ['no'],
      },
      ACTIONS: {
        agreed: ['yes'],
        discussed: ['yes'],
      },
    },
  },
  {
    name: 'Lassers',
    daysAgo: 3,
    by: 'adviser',
    given: {
      EDUCATION: {
        tasks: ['liftMid', 'posture', 'repetitive'],
        instructed: ['yesRecorded'],
        ...instructed,
      },
      LIFT_ABOVE_KNEE: { load: ['gt25'], frequency: ['le1'], reach: ['yes'], grip: ['yes'] },
      STRENUOUS_POSTURE: { duration: ['30to120'], trunk: ['le20'], arms: ['longer'] },
      REPETITIVE_MOVEMENT: { duration: ['lt1'], force: ['no'], rotation: ['yes'], vibratingTools: ['yes'] },
    },
  },
  {
    name: 'Magazijn',
    daysAgo: 8,
    by: 'owner',
    given: {
      EDUCATION: { tasks: ['pushPull'], instructed: ['yesRecorded'], ...instructed },
      PUSH_AND_PULL: { force: ['le140'], weight: ['le300'], surface: ['yes'], grip: ['yes'] },
      ACTIONS: { agreed: ['noneNeeded'], discussed: ['yes'] },
    },
  },
]

/** The completed action point that waits for a second look. */
export const SECOND_LOOK = {
  description: 'De platen bij de zetbank op een verrijdbaar rek leggen, zodat er minder vaak gebukt wordt',
  daysAgo: { created: 8, completed: 1 },
}

/** Seeds the check for physical strain of a company, with red, green, unfinished and skipped parts. */
export const seedPhysicalStrain = (
  transaction: Transaction,
  companyId: number,
  editors: Editors,
): Promise<void> =>
  seedCheck(transaction, physicalStrain, companyId, sections, editors, async (name, id) => {
    if (name === 'Bankwerkers') await seedFollowUp(transaction, companyId, id, editors.owner)
    if (name === 'Magazijn') await seedSolvedRisk(transaction, companyId, id, editors.owner)
  })

/** Seeds a remark, an action point for the heaviest lifting, and a completed one whose question waits for a second look. */
async function seedFollowUp(transaction: Transaction, companyId: number, sectionId: number, ownerId: number) {
  await transaction
    .insertInto('check_remark')
    .values({
      section_id: sectionId,
      script_key: 'LIFT_BELOW_KNEE',
      text: 'De platen liggen nu op de vloer. De bovenloopkraan komt niet in die hoek.',
      remarked_at: ago(9),
      remarked_by: ownerId,
    })
    .execute()
  await transaction
    .insertInto('action_item')
    .values({
      company_id: companyId,
      themes: ['PHYSICAL_STRAIN'],
      description: 'Een heftafel aanschaffen voor de plaatvoorraad',
      action_holder: 'Voorman werkplaats',
      deadline: sql<string>`current_date + 60`,
      created_by: ownerId,
      check: physicalStrain.check,
      section_id: sectionId,
      script_key: 'LIFT_BELOW_KNEE',
      question_key: 'load',
    })
    .execute()
  await transaction
    .insertInto('action_item')
    .values({
      company_id: companyId,
      themes: ['PHYSICAL_STRAIN'],
      description: SECOND_LOOK.description,
      action_holder: 'Voorman werkplaats',
      created_at: ago(SECOND_LOOK.daysAgo.created),
      created_by: ownerId,
      completed_at: ago(SECOND_LOOK.daysAgo.completed),
      completed_by: ownerId,
      check: physicalStrain.check,
      section_id: sectionId,
      script_key: 'LIFT_BELOW_KNEE',
      question_key: 'frequency',
    })
    .execute()
}

/** Seeds a completed action point whose risk was solved: the question was answered in green afterwards. */
async function seedSolvedRisk(
  transaction: Transaction,
  companyId: number,
  sectionId: number,
  ownerId: number,
) {
  const question = { section_id: sectionId, script_key: 'PUSH_AND_PULL', question_key: 'weight' }
  const { id } = await transaction
    .insertInto('action_item')
    .values({
      ...question,
      company_id: companyId,
      themes: ['PHYSICAL_STRAIN'],
      description: 'Een elektrische palletwagen kopen voor het magazijn',
      action_holder: 'Inkoop',
      created_at: ago(30),
      created_by: ownerId,
      completed_at: ago(10),
      completed_by: ownerId,
      check: physicalStrain.check,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('solved_risk')
    .values({
      ...question,
      answer_key: 'gt300',
      urgency: 'SOON',
      action_item_id: id,
      solved_at: ago(8),
      solved_by: ownerId,
    })
    .execute()
  await transaction
    .insertInto('company_activity')
    .values({
      company_id: companyId,
      happened_at: ago(8),
      person_id: ownerId,
      kind: 'RISK_SOLVED',
      is_daily: true,
      check: physicalStrain.check,
      section_name: 'Magazijn',
      risk: 'Zware rollende last van meer dan 300 kg',
      item_id: id,
    })
    .execute()
}
