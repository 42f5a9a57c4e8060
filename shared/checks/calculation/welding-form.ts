import * as v from 'valibot'

import { checkbox, requiredChoice } from '#shared/domain/basics/rules.ts'
import {
  canBeCleaned,
  MAX_JOBS,
  WeldingTask,
  weldingMaterials,
  weldingProcesses,
} from '#shared/domain/checks/calculations/welding-fume.ts'

const JobRow = v.pipe(
  v.object({
    process: requiredChoice(weldingProcesses),
    material: requiredChoice(weldingMaterials),
    cleaned: v.optional(checkbox(), false),
  }),
  v.forward(
    v.check(
      ({ process, material }) => v.is(WeldingTask, { jobs: [{ process, material }], confined: false }),
      'Dit proces wordt bij dit materiaal niet gebruikt. Kies een ander materiaal.',
    ),
    ['material'],
  ),
)

export const WeldingForm = v.object({
  jobs: v.pipe(v.array(JobRow), v.maxLength(MAX_JOBS)),
  confined: v.optional(checkbox(), false),
})

export const toStoredWelding = ({ jobs, confined }: v.InferOutput<typeof WeldingForm>): string =>
  JSON.stringify({
    jobs: jobs.map(({ process, material, cleaned }) => ({
      process,
      material,
      ...(cleaned && canBeCleaned(material) && { cleaned }),
    })),
    confined,
  } satisfies WeldingTask)
