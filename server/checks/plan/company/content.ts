import { formatInstant, formatMoment, today } from '#shared/domain/basics/date.ts'
import { urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import { photoMomentLabels } from '#shared/domain/improve/action-point-photo.ts'
import {
  type CompanyPlan,
  countDone,
  groupByUrgency,
  type PlanMeasure,
  type PlanPhoto,
} from '#shared/domain/improve/company-plan.ts'
import {
  DRAFT,
  describeDeadline,
  describeDone,
  describeDraft,
  describeHolder,
  describeOutcome,
  describePlace,
  describeProgress,
  describeUrgent,
  statusOf,
} from '#shared/domain/improve/plan-texts.ts'
import { rieInWords } from '../rie.ts'

/** `madeAt`: ISO 8601. `photos`: JPEG files by the ids of the photos; absent ones were left out. */
export type CompanyPlanSource = {
  plan: CompanyPlan
  photos: ReadonlyMap<number, Uint8Array>
  company: string
  /** '' for none. */
  address: string
  product: string
  /** The address of the RI&E of the branch. */
  branchRieUrl: string
  madeBy: string
  madeAt: string
}

const titleOf = ({ company }: Pick<CompanyPlanSource, 'company'>) => `Plan van Aanpak – ${company}`

/** `day`: yyyy-mm-dd. */
function wordsOf(measure: PlanMeasure, day: string) {
  const { number, title, isSuggestion } = measure
  const { color, text } = statusOf(measure, day)
  return {
    number,
    title,
    measure: measure.measure,
    isSuggestion,
    place: describePlace(measure, { all: true }),
    holder: describeHolder(measure),
    deadline: describeDeadline(measure),
    status: color,
    words: text,
    outcome: describeOutcome(measure),
  }
}

const captionOf = ({ moment, date, caption }: PlanPhoto) =>
  [photoMomentLabels[moment], formatInstant(date), caption].filter(Boolean).join(' · ')

export const photosOf = ({ plan, photos }: CompanyPlanSource) =>
  plan.measures.flatMap((measure) => {
    const items = measure.photos.flatMap((photo) => {
      const content = photos.get(photo.id)
      return content ? { id: photo.id, content, caption: captionOf(photo) } : []
    })
    return items.length > 0 ? { number: measure.number, title: measure.title, items } : []
  })

/** '' when every photo of the plan is in the file. */
function describeOmittedPhotos({ plan, photos }: CompanyPlanSource): string {
  const total = plan.measures.reduce((sum, measure) => sum + measure.photos.length, 0)
  const omitted = total - photos.size
  if (omitted === 0) return ''
  return omitted === 1 ? '1 foto staat alleen in de portal.' : `${omitted} foto’s staan alleen in de portal.`
}

export function companyPlanOf(source: CompanyPlanSource) {
  const { plan, company, address, product, madeBy, madeAt } = source
  const { measures, unfinishedChecks } = plan
  const day = today(new Date(madeAt))
  return {
    title: titleOf(source),
    company,
    address,
    product,
    madeBy,
    madeOn: formatInstant(madeAt),
    version: formatMoment(madeAt),
    draftMark: unfinishedChecks.length > 0 ? DRAFT : '',
    draft: describeDraft(unfinishedChecks),
    done: describeDone(measures.length, countDone(measures)),
    urgent: describeUrgent(measures, day),
    groups: groupByUrgency(measures).map((group) => ({
      urgency: group.urgency,
      label: urgencyLabels[group.urgency],
      count: describeProgress(group.measures.length, group.numDone),
      measures: group.measures.map((measure) => wordsOf(measure, day)),
    })),
    photos: photosOf(source).map(({ items, ...measure }) => ({
      ...measure,
      items: items.map(({ id, caption }) => ({ id, caption })),
    })),
    omittedPhotos: describeOmittedPhotos(source),
    rie: rieInWords(source),
  }
}
export type CompanyPlanContent = ReturnType<typeof companyPlanOf>
