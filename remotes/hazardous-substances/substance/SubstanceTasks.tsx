import type { SubstanceUse } from '#shared/domain/substances/substance.ts'
import { hasMethod } from '#shared/domain/substances/substance-answers.ts'
import { describeEffort, describeMethod } from '#shared/domain/substances/substance-texts.ts'

export const SubstanceTasks = ({ uses }: { uses: readonly SubstanceUse[] }) => (
  <section className="bw-card" aria-labelledby="taken">
    <h2 id="taken">Taken</h2>
    <ul className="bw-substance-tasks" role="list">
      {uses.map((use) => (
        <li key={`${use.task} ${use.place} ${use.group}`}>
          <b>{[use.task, use.place].filter(Boolean).join(' · ')}</b>
          {use.group && <span className="bw-soft">{use.group}</span>}
          <span>{describeEffort(use)}</span>
          {hasMethod(use) && <span>{describeMethod(use)}</span>}
        </li>
      ))}
    </ul>
  </section>
)
