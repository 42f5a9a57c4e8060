import { requireDeepTest } from './deep-test-record.ts'

requireDeepTest()
