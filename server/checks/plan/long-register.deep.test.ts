import { expect, test } from 'vitest'
import { usualRecord } from '../../../testing/factories/long-substances.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { createPdfPrinter } from './pdf.ts'
import { layOut } from './substance-documents/content.ts'
import type { SubstanceDocument } from './substance-documents/source.ts'

const SUBSTANCES = 2_000
/** As long as the printer gives a file. Measured on a quiet machine: 9. */
const MAX_PROCESSOR_S = 20

const questionnaire = questionnaires.HAZARDOUS_SUBSTANCES!

const source = {
  company: 'Smederij',
  address: '',
  product: 'Beterwerk',
  madeBy: 'Els Smid',
  madeAt: '2026-11-25T12:00:00Z',
  questionnaire,
  substances: [...Array(SUBSTANCES)].map((_, number) => ({
    name: `Beklede elektrode ${number}`,
    record: usualRecord,
    status: 'GREY' as const,
    numUnfinished: 12,
    archivedOn: null,
    storedBeside: 0,
    risks: [],
    hasExposureList: null,
  })),
}

test.each(['LIST', 'REGISTRATION'] as const)(
  'the %s of the most substances, with usual texts, takes less processor time than a job may last',
  (document) => {
    const print = createPdfPrinter()
    const start = process.cpuUsage()
    const { template, content } = layOut({ document, ...source } satisfies SubstanceDocument)
    const pdf = Buffer.from(print(template, content))
    const { user, system } = process.cpuUsage(start)
    const pages = Number(pdf.toString('latin1').match(/\/Type \/Pages\s+\/Count (\d+)/)![1])
    expect(pages).toBeGreaterThan(SUBSTANCES / 2)
    expect((user + system) / 1e6).toBeLessThan(MAX_PROCESSOR_S)
  },
)
