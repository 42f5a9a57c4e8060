import { formatInstant } from '#shared/domain/basics/date.ts'
import type { PlacedRisk, RoundChanges, RoundSummary } from './check-round.ts'
import { formatUrgencies } from './check-texts.ts'
import { urgencyLabels } from './questionnaire.ts'

/** "Ronde 2 van 14-03-2026". */
export const roundName = ({ number, finishedAt }: Pick<RoundSummary, 'number' | 'finishedAt'>) =>
  `Ronde ${number} van ${formatInstant(finishedAt)}`

export const finishedInWords = ({ isKept, finishedBy }: Pick<RoundSummary, 'isKept' | 'finishedBy'>) =>
  isKept ? 'Bewaard toen er nieuwe vragen bij kwamen' : `Afgerond door ${finishedBy.name}`

/** "Wat is er veranderd sinds 14-03-2026"; with the round that was next: "… tussen 14-03-2026 en 20-11-2026". */
export const changesTitle = (finishedAt: string, next: Pick<RoundSummary, 'finishedAt'> | null) =>
  next
    ? `Wat is er veranderd tussen ${formatInstant(finishedAt)} en ${formatInstant(next.finishedAt)}`
    : `Wat is er veranderd sinds ${formatInstant(finishedAt)}`

/** `place`: the function group and the subject; '' for a function group itself. */
type Change = { label: string; place: string; note: string }
export type ChangeList = { title: string; items: Change[] }

const placeOf = ({ sectionName, scriptName }: PlacedRisk) =>
  `${sectionName ?? 'Hele bedrijf'} · ${scriptName}`
const urgencyOf = ({ urgency }: PlacedRisk) => urgencyLabels[urgency]

const toChange = (risk: PlacedRisk): Change => ({
  label: risk.label,
  place: placeOf(risk),
  note: urgencyOf(risk),
})

const count = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)

export function describeChanges(changes: RoundChanges): ChangeList[] {
  const { gone, added, changed, unknown, addedSections, removedSections } = changes
  const toSectionChange = ({ name, risksByUrgency }: (typeof addedSections)[number]): Change => ({
    label: name,
    place: '',
    note: formatUrgencies(risksByUrgency) || 'Geen risico’s',
  })
  return [
    { title: count(gone.length, '1 risico is weg', 'risico’s zijn weg'), items: gone.map(toChange) },
    { title: count(added.length, '1 risico is nieuw', 'risico’s zijn nieuw'), items: added.map(toChange) },
    {
      title: count(changed.length, '1 risico is veranderd', 'risico’s zijn veranderd'),
      items: changed.map(({ before, ...risk }) => ({
        ...toChange(risk),
        note: `${urgencyOf(risk)}. Was: ${before.label}, ${urgencyOf(before).toLowerCase()}`,
      })),
    },
    {
      title: count(
        unknown.length,
        'Van 1 risico is de vraag niet opnieuw beantwoord',
        'risico’s waarvan de vraag niet opnieuw is beantwoord',
      ),
      items: unknown.map(toChange),
    },
    {
      title: count(
        addedSections.length,
        '1 functiegroep is erbij gekomen',
        'functiegroepen zijn erbij gekomen',
      ),
      items: addedSections.map(toSectionChange),
    },
    {
      title: count(removedSections.length, '1 functiegroep is weggehaald', 'functiegroepen zijn weggehaald'),
      items: removedSections.map(toSectionChange),
    },
  ].filter(({ items }) => items.length > 0)
}

/** "12 risico’s zijn hetzelfde gebleven."; '' when there are none. */
export const describeSame = ({ numSame }: Pick<RoundChanges, 'numSame'>) =>
  numSame > 0
    ? `${count(numSame, '1 risico is hetzelfde gebleven', 'risico’s zijn hetzelfde gebleven')}.`
    : ''
