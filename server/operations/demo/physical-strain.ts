import { type Kysely, sql } from 'kysely'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ago } from './ago.ts'
import { type Editors, type SeededSection, seedCheck } from './seed-check.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

type Transaction = Kysely<Database>

const instructed = { newcomers: ['yes'], supervision: ['yes'], complaints: ['yes'] }
const pregnancy = {
  applies: ['yes'],
  information: ['yes'],
  heaviestLoad: ['alsoAfterBirth'],
  numberOfLifts: ['yes'],
  bending: ['alsoPedal'],
  standing: ['yes'],
  noise: ['yes'],
  bodyVibration: ['yes'],
  substances: ['yes'],
}

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
        tasks: ['liftMid', 'posture', 'repetitive', 'vibration'],
        instructed: ['yesRecorded'],
        ...instructed,
      },
      LIFT_ABOVE_KNEE: { load: ['gt25'], frequency: ['le1'], reach: ['yes'], grip: ['yes'] },
      STRENUOUS_POSTURE: { duration: ['30to120'], trunk: ['le20'], arms: ['longer'] },
      REPETITIVE_MOVEMENT: {
        duration: ['lt1'],
        force: ['no'],
        rotation: ['yes'],
        vibratingTools: ['yes'],
        youngVibration: ['no'],
      },
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

export const SECOND_LOOK = {
  description: 'De platen bij de zetbank op een verrijdbaar rek leggen, zodat er minder vaak gebukt wordt',
  daysAgo: { created: 8, completed: 1 },
}

export const seedPhysicalStrain = (
  transaction: Transaction,
  companyId: number,
  editors: Editors,
): Promise<void> =>
  seedCheck(transaction, physicalStrain, companyId, sections, editors, async (name, id) => {
    if (name === 'Bankwerkers') await seedFollowUp(transaction, companyId, id, editors.owner)
    if (name === 'Magazijn') await seedSolvedRisk(transaction, companyId, id, editors.owner)
  })

async function seedFollowUp(transaction: Transaction, companyId: number, sectionId: number, ownerId: number) {
  await transaction
    .insertInto('checkRemark')
    .values({
      sectionId,
      scriptKey: 'LIFT_BELOW_KNEE',
      text: 'De platen liggen nu op de vloer. De bovenloopkraan komt niet in die hoek.',
      remarkedAt: ago(9),
      remarkedBy: ownerId,
    })
    .execute()
  await transaction
    .insertInto('actionItem')
    .values({
      companyId,
      themes: ['PHYSICAL_STRAIN'],
      description: 'Een heftafel aanschaffen voor de plaatvoorraad',
      actionHolder: 'Voorman werkplaats',
      deadline: sql<string>`current_date + 60`,
      createdBy: ownerId,
      check: physicalStrain.check,
      sectionId,
      scriptKey: 'LIFT_BELOW_KNEE',
      questionKey: 'load',
    })
    .execute()
  await transaction
    .insertInto('actionItem')
    .values({
      companyId,
      themes: ['PHYSICAL_STRAIN'],
      description: SECOND_LOOK.description,
      actionHolder: 'Voorman werkplaats',
      createdAt: ago(SECOND_LOOK.daysAgo.created),
      createdBy: ownerId,
      completedAt: ago(SECOND_LOOK.daysAgo.completed),
      completedBy: ownerId,
      check: physicalStrain.check,
      sectionId,
      scriptKey: 'LIFT_BELOW_KNEE',
      questionKey: 'frequency',
    })
    .execute()
}

async function seedSolvedRisk(
  transaction: Transaction,
  companyId: number,
  sectionId: number,
  ownerId: number,
) {
  const question = { sectionId, scriptKey: 'PUSH_AND_PULL', questionKey: 'weight' }
  const { id } = await transaction
    .insertInto('actionItem')
    .values({
      ...question,
      companyId,
      themes: ['PHYSICAL_STRAIN'],
      description: 'Een elektrische palletwagen kopen voor het magazijn',
      actionHolder: 'Inkoop',
      createdAt: ago(30),
      createdBy: ownerId,
      completedAt: ago(10),
      completedBy: ownerId,
      check: physicalStrain.check,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('solvedRisk')
    .values({
      ...question,
      answerKey: 'gt300',
      urgency: 'SOON',
      actionItemId: id,
      solvedAt: ago(8),
      solvedBy: ownerId,
    })
    .execute()
  await transaction
    .insertInto('companyActivity')
    .values({
      companyId,
      happenedAt: ago(8),
      personId: ownerId,
      kind: 'RISK_SOLVED',
      isDaily: true,
      check: physicalStrain.check,
      sectionName: 'Magazijn',
      risk: 'Zware rollende last van meer dan 300 kg',
      itemId: id,
    })
    .execute()
}
