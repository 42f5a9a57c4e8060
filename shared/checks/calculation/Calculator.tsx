import { Calculation } from './Calculation.tsx'
import { calculators } from './calculators.ts'
import type { InlineCalculatorProps } from './inline-calculator.ts'

export function Calculator({ question, given, earlier, onChange }: InlineCalculatorProps) {
  const calculator = calculators[question.computation]!
  if ('Inline' in calculator)
    return <calculator.Inline question={question} given={given} earlier={earlier} onChange={onChange} />
  const computed = given.filter(({ value }) => value !== '')
  return <Calculation calculator={calculator} question={question} given={computed} onChange={onChange} />
}
