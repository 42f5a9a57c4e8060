import type { ComponentType } from 'react'

import type { Computation } from '#shared/domain/checks/questionnaire.ts'
import type { CalculatorDialogProps } from './calculator-dialog.ts'
import type { InlineCalculatorProps } from './inline-calculator.ts'
import { LiftingOutcome } from './LiftingOutcome.tsx'
import { NoiseCalculator } from './NoiseCalculator.tsx'
import { VibrationOutcome } from './VibrationOutcome.tsx'
import { WeldingOutcome } from './WeldingOutcome.tsx'

export type DialogCalculator = {
  invitation: string
  importDialog: () => Promise<ComponentType<CalculatorDialogProps>>
  Outcome: ComponentType<{ value: string }>
}

type InlineCalculator = { Inline: ComponentType<InlineCalculatorProps> }

/** Those with a form. The answer to a question with another computation is chosen. */
export const calculators: Partial<Record<Computation, DialogCalculator | InlineCalculator>> = {
  LIFTING_EQUATION: {
    invitation:
      'Wil je het precies weten? Reken uit hoeveel deze last mag wegen. De strengste uitkomst telt.',
    importDialog: () => import('./LiftingDialog.tsx').then(({ LiftingDialog }) => LiftingDialog),
    Outcome: LiftingOutcome,
  },
  HAND_ARM_VIBRATION: {
    invitation:
      'Kies het gereedschap en vul in hoeveel uur het per dag draait. Dan rekenen we het antwoord uit.',
    importDialog: () => import('./VibrationDialog.tsx').then(({ VibrationDialog }) => VibrationDialog),
    Outcome: VibrationOutcome,
  },
  WELDING_FUME_CLASS: {
    invitation: 'Weet je de klasse niet? Kies het proces en het materiaal, dan zoeken we hem op.',
    importDialog: () => import('./WeldingDialog.tsx').then(({ WeldingDialog }) => WeldingDialog),
    Outcome: WeldingOutcome,
  },
  NOISE_DOSE: { Inline: NoiseCalculator },
  NOISE_AT_EAR: { Inline: NoiseCalculator },
}
