const PARTS = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s

/**
 * One address per host, from one that names several as libpq does: postgres://user@one:5432,two:5432/name. An
 * invalid address is returned as it is.
 */
export function addressesIn(databaseUrl: string): string[] {
  const [, start, hosts, end] = PARTS.exec(databaseUrl) ?? []
  return hosts === undefined ? [databaseUrl] : hosts.split(',').map((host) => `${start}${host}${end}`)
}
