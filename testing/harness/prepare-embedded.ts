import type { TestProject } from 'vitest/node'

import { prepare } from './prepare.ts'

/** Global setup of the projects whose tests run on the embedded database. */
export default (project: TestProject) => prepare(project)
