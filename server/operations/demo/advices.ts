import { type Kysely, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Theme } from '#shared/domain/basics/theme.ts'
import { ago } from './ago.ts'

type People = { owner: number; coach: number }

const fromToday = (days: number | null) => sql<string | null>`${today} + ${days}::int`

const coachAdvices = [
  {
    days: 10,
    themes: ['MACHINE_SAFETY', 'PHYSICAL_STRAIN'],
    reason:
      'Bij de kolomboor in de bankwerkerij ontbreekt de afscherming van de boorspil. De kap ligt onder de werkbank. Mouwen en handschoenen kunnen worden gegrepen.',
    description:
      'Zet een verstelbare kap met schakelaar op de boorspil: zonder kap draait de machine niet. Hang een kaart bij de machine: geen handschoenen, mouwen strak.',
    necessaryMeasure: 'De kolomboor gaat van de stroom tot de kap erop zit.',
    agreements: 'De eigenaar bestelt de kap deze week.\nDe voorman monteert hem en meldt het hier.',
  },
  {
    days: 75,
    themes: ['NOISE_HAZARD'],
    reason: 'In de slijphoek dragen drie van de vijf lassers hun gehoorbescherming niet.',
    description:
      'Bespreek in een toolbox waarom otoplastieken nodig zijn, en laat ze passen door de leverancier. Hang een bord bij de slijphoek.',
    agreements: 'De voorman houdt de toolbox binnen een maand.',
  },
  {
    days: 140,
    themes: ['GENERAL', 'NEWCOMERS'],
    reason: 'Uitzendkrachten beginnen zonder rondleiding.',
    description: 'Maak een inwerkkaart van één bladzijde en loop die op de eerste dag samen door.',
    agreements: 'De eigenaar maakt de kaart.',
    archived: true,
  },
] satisfies { days: number; themes: Theme[]; archived?: boolean; [text: string]: unknown }[]

/** `days`: the deadline, from today. `done`: how many days ago it was completed. `advice`: made from the first. */
const actionPoints: {
  description: string
  holder?: string
  days: number | null
  themes: Theme[]
  done?: number
  advice?: boolean
}[] = [
  {
    description: 'Palletwagen repareren: het wiel loopt aan en hij trekt scheef',
    holder: 'Voorman werkplaats',
    days: -3,
    themes: ['PHYSICAL_STRAIN'],
  },
  {
    description:
      'Keuring van de drie hijsbanden laten doen en de rapporten in het bedrijfsdossier zetten, ook van de band die nog in de bus van de buitendienst ligt',
    days: -7,
    themes: ['MACHINE_SAFETY'],
  },
  {
    description: 'Kap voor de kolomboor bestellen en monteren',
    holder: 'Voorman werkplaats',
    days: 3,
    themes: ['MACHINE_SAFETY'],
    advice: true,
  },
  {
    description: 'Veiligheidsblad van de ontvetter opvragen bij de leverancier',
    holder: 'Inkoop',
    days: 5,
    themes: ['HAZARDOUS_SUBSTANCES'],
  },
  {
    description: 'Toolbox houden over gehoorbescherming bij slijpen',
    holder: 'Voorman werkplaats',
    days: 40,
    themes: ['NOISE_HAZARD'],
  },
  {
    description: 'Offerte vragen voor bronafzuiging bij lasplek 3',
    days: null,
    themes: ['WELDING_SMOKE'],
  },
  {
    description: 'Inwerkkaart maken voor nieuwe medewerkers',
    holder: 'Eigenaar Demo',
    days: -100,
    themes: ['NEWCOMERS', 'GENERAL'],
    done: 104,
  },
]

export async function seedAdvices(db: Kysely<Database>, companyId: number, people: People): Promise<void> {
  const advices = await db
    .insertInto('advice')
    .values(
      coachAdvices.map(({ days, archived, ...texts }) => ({
        ...texts,
        companyId,
        createdAt: ago(days),
        createdBy: people.coach,
        createdByCoach: true,
        archivedAt: archived ? ago(100) : null,
        safetyImproved: archived ? 'YES' : null,
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('actionItem')
    .values(
      actionPoints.map(({ description, holder, days, themes, done, advice }) => ({
        companyId,
        themes,
        description,
        actionHolder: holder ?? '',
        deadline: fromToday(days),
        createdAt: ago(12),
        createdBy: people.owner,
        adviceId: advice ? advices[0]!.id : null,
        completedAt: done === undefined ? null : ago(done),
        completedBy: done === undefined ? null : people.owner,
      })),
    )
    .execute()
}
