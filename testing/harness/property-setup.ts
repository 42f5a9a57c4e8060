import fc from 'fast-check'

import { rounds } from './rounds.ts'

// The number of runs of every property that sets none itself.
fc.configureGlobal({ numRuns: rounds(100) })
