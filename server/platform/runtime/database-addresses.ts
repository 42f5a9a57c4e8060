/** The parts of an address of PostgreSQL: before the hosts, the hosts, and what follows them. */
const PARTS = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s

/**
 * Returns the address of each host of a database, from one that names several as libpq does, separated by commas:
 * postgres://user@one:5432,two:5432/name. An address that is none is returned as it is.
 */
export function addressesIn(databaseUrl: string): string[] {
  const [, start, hosts, end] = PARTS.exec(databaseUrl) ?? []
  return hosts === undefined ? [databaseUrl] : hosts.split(',').map((host) => `${start}${host}${end}`)
}
