import { hasPostgres } from '../harness/postgres.ts'
import { findProgram, installPackages } from '../harness/programs.ts'

/** What stands around several instances of the server, in front of them and between them and PostgreSQL. */
const names = ['haproxy', 'pgbouncer']

/** Installs HAProxy and PgBouncer on a machine without them where that takes one command. */
export const installClusterPrograms = () => installPackages(names.filter((name) => !findProgram(name)))

/** Whether tests can start several instances with what stands around them. */
export const hasCluster = () => hasPostgres() && names.every((name) => findProgram(name))
