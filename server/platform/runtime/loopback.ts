import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * An address of the loopback, or a name that RFC 6761 reserves for it. `host`: as in a setting or in a URL, where
 * an IPv6 address has brackets. Every other name may be the address of a network.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(address)
  if (family === 0) return /^(.+\.)?localhost$/i.test(address)
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
