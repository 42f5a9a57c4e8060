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

/** Maximum id of a row. */
const MAX_ID = 2_147_483_647
const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID))

/** The input of the form for an action point. */
export const ActionPointFields = v.object({
  themes: requiredChoices(themes),
  description: requiredMessage(),
  actionHolder: text(),
  holderEmail: optionalEmail(),
  deadline: day(),
})
export type ActionPointFields = v.InferOutput<typeof ActionPointFields>

/** The answer that an action point was created for. `checkSectionId` null: an answer of the company as a whole. */
export const ActionPointOrigin = v.object({
  check: Check,
  checkSectionId: v.nullable(Id),
  scriptKey: text(),
  questionId: text(),
})
export type ActionPointOrigin = v.InferOutput<typeof ActionPointOrigin>

/**
 * The same as the query parameters of a list: only the action points for this answer, or with `check` alone for a part of
 * that check. Without any: all of them.
 */
export const ActionPointListQuery = v.object({
  check: v.optional(Check),
  checkSectionId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, INVALID), v.transform(Number))),
  scriptKey: v.optional(text()),
  questionId: v.optional(text()),
})
export type ActionPointListQuery = v.InferOutput<typeof ActionPointListQuery>

/** The request body for a new action point: the form, with the risk or the advice that it was made for. */
export const ActionPointInput = v.object({
  ...ActionPointFields.entries,
  actionHolder: v.optional(text(), ''),
  holderEmail: v.optional(optionalEmail(), ''),
  deadline: v.optional(day(), ''),
  origin: v.optional(v.nullable(ActionPointOrigin), null),
  adviceId: v.optional(v.nullable(Id), null),
})
export type ActionPointInput = v.InferInput<typeof ActionPointInput>

/** The input of the form for an existing action point. */
export const ActionPointUpdateForm = v.object({ ...ActionPointFields.entries, revision: BaseRevision })
export type ActionPointUpdateForm = v.InferOutput<typeof ActionPointUpdateForm>

/** The request body for an existing action point. An absent field stays as it is. `completed` true is final. */
export const ActionPointUpdateInput = v.object({
  ...v.partial(ActionPointFields).entries,
  completed: v.optional(v.literal(true, INVALID)),
  revision: BaseRevision,
})
export type ActionPointUpdateInput = v.InferOutput<typeof ActionPointUpdateInput>

/** An action point. */
export const ActionPoint = v.object({
  id: v.number(),
  companyId: v.number(),
  themes: v.array(Theme),
  description: v.string(),
  /** '' for none. */
  actionHolder: v.string(),
  /** yyyy-mm-dd; '' for none. */
  deadline: v.string(),
  /** ISO 8601. */
  createdDate: v.string(),
  createdBy: Author,
  completed: v.boolean(),
  /** ISO 8601; null as long as it is open. */
  completedDate: v.nullable(v.string()),
  completedBy: v.nullable(Author),
  adviceId: v.nullable(v.number()),
  /** The risk that it was made for; null for none, and when its section was deleted. */
  origin: v.nullable(
    v.object({
      check: Check,
      /** null: the company as a whole. */
      section: v.nullable(v.object({ id: v.number(), name: v.string() })),
      scriptKey: v.string(),
      questionId: v.string(),
    }),
  ),
  revision: v.number(),
})
export type ActionPoint = v.InferOutput<typeof ActionPoint>

/**
 * The question that a completed action point was made for, as long as it shows a risk: whether the action was enough is
 * known when it is answered again, or when what its answer follows from is changed.
 */
const LookAgain = v.object({
  check: Check,
  /** The path of the question in the check; null when its answer follows from what is recorded, and it has no page. */
  href: v.nullable(v.string()),
  question: v.string(),
  /** The labels of the answer and of its risk. */
  answer: v.string(),
  risk: v.string(),
  /** ISO 8601. */
  answeredDate: v.string(),
  answeredBy: Author,
})

/** The risk that was solved after a completed action point for it. */
const SolvedRisk = v.object({
  question: v.string(),
  risk: v.string(),
  /** The answer that showed the risk. */
  answer: v.string(),
  /** The answer now; '' for none, null when the question is not asked any more. */
  answerNow: v.nullable(v.string()),
  /** ISO 8601. */
  solvedDate: v.string(),
  solvedBy: Author,
})

/** An action point with what only its page shows. */
export const ActionPointDetails = v.object({
  ...ActionPoint.entries,
  /** The address of the holder, which gets reminders; '' for none, and for users below the level ADMIN. */
  holderEmail: v.string(),
  /** The latest first. */
  reminders: v.array(ReminderRecord),
  /** Both are null for an open action point, one that was not made for a risk, and users who do not see the check. */
  lookAgain: v.nullable(LookAgain),
  solved: v.nullable(SolvedRisk),
  /** Those before the action first, then by the moment at which they were added. */
  photos: v.array(ActionPointPhoto),
})
export type ActionPointDetails = v.InferOutput<typeof ActionPointDetails>

/** Which action points a list contains: open ones, those past their deadline, or completed ones. */
export const actionPointStates = ['OPEN', 'LATE', 'DONE'] as const
export type ActionPointState = (typeof actionPointStates)[number]

/** The query parameters of a page of action points. `holder`: exactly this name; '' for nobody, absent for everybody. */
export const ActionPointQuery = v.object({
  ...v.omit(PageQuery, ['search']).entries,
  state: v.optional(v.picklist(actionPointStates, INVALID), 'OPEN'),
  theme: v.optional(v.picklist(themes, INVALID)),
  holder: v.optional(text()),
})
export type ActionPointQuery = v.InferOutput<typeof ActionPointQuery>

/** One page of action points. `states`: the number of action points per state, with the other filters. */
export const ActionPointPage = v.object({
  ...pageOf(ActionPoint).entries,
  states: v.object({ OPEN: v.number(), LATE: v.number(), DONE: v.number() }),
  /** The names of the holders of action points in the company, in alphabetical order. */
  holders: v.array(v.string()),
})
export type ActionPointPage = v.InferOutput<typeof ActionPointPage>

/** Whether a risk with these action points is agreed on: one of them is done, or says who does it and when it will be. */
export const isPlanned = (
  actionPoints: readonly Pick<ActionPoint, 'actionHolder' | 'deadline' | 'completed'>[],
): boolean =>
  actionPoints.some(
    ({ actionHolder, deadline, completed }) => completed || (actionHolder !== '' && deadline !== ''),
  )
