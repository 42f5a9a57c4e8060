import * as v from 'valibot'
import { Author } from '#shared/domain/basics/author.ts'
import { Check } from '#shared/domain/basics/check.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import {
  day,
  INVALID,
  optionalEmail,
  requiredChoices,
  requiredMessage,
  text,
} from '#shared/domain/basics/rules.ts'
import { Theme, themes } from '#shared/domain/basics/theme.ts'
import { ActionPointPhoto } from './action-point-photo.ts'
import { ReminderRecord } from './reminder.ts'

const MAX_ID = 2_147_483_647
const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID))

export const ActionPointFields = v.object({
  themes: requiredChoices(themes),
  description: requiredMessage(),
  actionHolder: text(),
  holderEmail: optionalEmail(),
  deadline: day(),
})
export type ActionPointFields = v.InferOutput<typeof ActionPointFields>

/** The answer that an action point was created for. `checkSectionId` null: of the company as a whole. */
export const ActionPointOrigin = v.object({
  check: Check,
  checkSectionId: v.nullable(Id),
  scriptKey: text(),
  questionId: text(),
})
export type ActionPointOrigin = v.InferOutput<typeof ActionPointOrigin>

/** Only the action points for this answer, or with `check` alone for a part of that check. Without any: all of them. */
export const ActionPointListQuery = v.object({
  check: v.optional(Check),
  checkSectionId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, INVALID), v.transform(Number))),
  scriptKey: v.optional(text()),
  questionId: v.optional(text()),
})
export type ActionPointListQuery = v.InferOutput<typeof ActionPointListQuery>

/** The form, with the risk or the advice that it was made for. */
export const ActionPointInput = v.object({
  ...ActionPointFields.entries,
  actionHolder: v.optional(text(), ''),
  holderEmail: v.optional(optionalEmail(), ''),
  deadline: v.optional(day(), ''),
  origin: v.optional(v.nullable(ActionPointOrigin), null),
  adviceId: v.optional(v.nullable(Id), null),
})
export type ActionPointInput = v.InferInput<typeof ActionPointInput>

export const ActionPointUpdateForm = v.object({ ...ActionPointFields.entries, revision: BaseRevision })
export type ActionPointUpdateForm = v.InferOutput<typeof ActionPointUpdateForm>

/** An absent field stays as it is. `completed` true is final. */
export const ActionPointUpdateInput = v.object({
  ...v.partial(ActionPointFields).entries,
  completed: v.optional(v.literal(true, INVALID)),
  revision: BaseRevision,
})
export type ActionPointUpdateInput = v.InferOutput<typeof ActionPointUpdateInput>

/** '' for none. `deadline`: yyyy-mm-dd. Other dates: ISO 8601; `completedDate` null while it is open. */
export const ActionPoint = v.object({
  id: v.number(),
  companyId: v.number(),
  themes: v.array(Theme),
  description: v.string(),
  actionHolder: v.string(),
  deadline: v.string(),
  createdDate: v.string(),
  createdBy: Author,
  completed: v.boolean(),
  completedDate: v.nullable(v.string()),
  completedBy: v.nullable(Author),
  adviceId: v.nullable(v.number()),
  /** null without a risk, and when its section was deleted. `section` null: the company as a whole. */
  origin: v.nullable(
    v.object({
      check: Check,
      section: v.nullable(v.object({ id: v.number(), name: v.string() })),
      scriptKey: v.string(),
      questionId: v.string(),
    }),
  ),
  revision: v.number(),
})
export type ActionPoint = v.InferOutput<typeof ActionPoint>

/**
 * The question of a completed action point, while it shows a risk: whether the action was enough is known when it is
 * answered again, or what its answer follows from is changed. `href`: null when the answer follows from what is
 * recorded, and has no page. `answeredDate`: ISO 8601.
 */
const LookAgain = v.object({
  check: Check,
  href: v.nullable(v.string()),
  question: v.string(),
  answer: v.string(),
  risk: v.string(),
  answeredDate: v.string(),
  answeredBy: Author,
})

/**
 * Solved after a completed action point for it. `answer`: showed the risk. `answerNow`: '' for none, null when the
 * question is not asked any more. `solvedDate`: ISO 8601.
 */
const SolvedRisk = v.object({
  question: v.string(),
  risk: v.string(),
  answer: v.string(),
  answerNow: v.nullable(v.string()),
  solvedDate: v.string(),
  solvedBy: Author,
})

/**
 * `holderEmail`: gets reminders; '' for none, and for users below the level ADMIN. `reminders`: the latest first.
 * `lookAgain`, `solved`: null for an open action point, one that was not made for a risk, and users who do not see the
 * check. `photos`: those before the action first, then in the order of adding.
 */
export const ActionPointDetails = v.object({
  ...ActionPoint.entries,
  holderEmail: v.string(),
  reminders: v.array(ReminderRecord),
  lookAgain: v.nullable(LookAgain),
  solved: v.nullable(SolvedRisk),
  photos: v.array(ActionPointPhoto),
})
export type ActionPointDetails = v.InferOutput<typeof ActionPointDetails>

export const actionPointStates = ['OPEN', 'LATE', 'DONE'] as const
export type ActionPointState = (typeof actionPointStates)[number]

/** `holder`: exactly this name; '' for nobody, absent for everybody. */
export const ActionPointQuery = v.object({
  ...v.omit(PageQuery, ['search']).entries,
  state: v.optional(v.picklist(actionPointStates, INVALID), 'OPEN'),
  theme: v.optional(v.picklist(themes, INVALID)),
  holder: v.optional(text()),
})
export type ActionPointQuery = v.InferOutput<typeof ActionPointQuery>

/** `states`: the number per state, with the other filters. `holders`: in alphabetical order. */
export const ActionPointPage = v.object({
  ...pageOf(ActionPoint).entries,
  states: v.object({ OPEN: v.number(), LATE: v.number(), DONE: v.number() }),
  holders: v.array(v.string()),
})
export type ActionPointPage = v.InferOutput<typeof ActionPointPage>

/** One of them is done, or says who does it and when it will be. */
export const isPlanned = (
  actionPoints: readonly Pick<ActionPoint, 'actionHolder' | 'deadline' | 'completed'>[],
): boolean =>
  actionPoints.some(
    ({ actionHolder, deadline, completed }) => completed || (actionHolder !== '' && deadline !== ''),
  )
