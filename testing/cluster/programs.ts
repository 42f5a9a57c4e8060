import { findProgram, installPackages } from '../harness/programs.ts'

const names = ['haproxy', 'pgbouncer']

/** Installs HAProxy and PgBouncer if they are missing and one command does it. */
export const installClusterPrograms = () => installPackages(names.filter((name) => !findProgram(name)))

export const hasCluster = () => names.every((name) => findProgram(name))
