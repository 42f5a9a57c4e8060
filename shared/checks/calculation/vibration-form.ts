import * as v from 'valibot'
import { decimalNumber, requiredChoice } from '#shared/domain/basics/rules.ts'
import {
  estimatedLevels,
  MAX_TOOLS,
  vibrationRanges as ranges,
  type VibrationTask,
  vibratingTools,
} from '#shared/domain/checks/calculations/hand-arm-vibration.ts'
import type { VibrationOrigin } from '#shared/domain/checks/calculations/vibration-texts.ts'

const rounded = (min: number, max: number) =>
  v.pipe(
    decimalNumber(min, max),
    v.transform((value) => Math.round(value * 100) / 100),
  )

const use = { tool: requiredChoice(vibratingTools), hours: rounded(...ranges.hours) }
const known = { ...use, level: rounded(...ranges.level) }

const ToolRow = v.variant('origin', [
  v.pipe(
    v.object({ ...use, origin: v.literal('ESTIMATE' satisfies VibrationOrigin) }),
    v.forward(
      v.check(
        ({ tool }) => estimatedLevels[tool] !== undefined,
        'Van dit gereedschap hebben we geen schatting. Zoek de trilling op in de handleiding.',
      ),
      ['origin'],
    ),
  ),
  v.object({ ...known, origin: v.literal('MANUAL' satisfies VibrationOrigin) }),
  v.object({ ...known, origin: v.literal('MEASURED' satisfies VibrationOrigin) }),
])

export const VibrationForm = v.object({ tools: v.pipe(v.array(ToolRow), v.maxLength(MAX_TOOLS)) })

export const toStoredVibration = ({ tools }: v.InferOutput<typeof VibrationForm>): string =>
  JSON.stringify({
    tools: tools.map((row) => ({
      tool: row.tool,
      hours: row.hours,
      ...(row.origin === 'MANUAL' && { manual: row.level }),
      ...(row.origin === 'MEASURED' && { measured: row.level }),
    })),
  } satisfies VibrationTask)
