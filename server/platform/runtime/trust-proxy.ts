import { BlockList, isIPv6 } from 'node:net'

import type { FastifyInstance, FastifyRequest } from 'fastify'

const PROBLEM =
  'TRUST_PROXY does not name the proxy in front of the server: all visitors count as one address'

/** Source: RFC 1918, RFC 4193, RFC 6598 (shared address space), and the loopback addresses. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')

const isPrivate = (address: string) => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** The request counts as one of the proxy in front of the server. */
const isUnbelieved = ({ ip, socket }: FastifyRequest) => ip === socket.remoteAddress && isPrivate(ip)

/**
 * Finds out that TRUST_PROXY does not name a proxy: a private address sends the address of a visitor in a header
 * that is not believed. Limits per address would count all visitors together. Warns in the log of the first such
 * request. Returns a function that returns the problem; undefined as long as there is none.
 */
export function watchTrustProxy(app: FastifyInstance): () => string | undefined {
  let problem: string | undefined
  app.addHook('onRequest', (request, _reply, done) => {
    if (!problem && request.headers['x-forwarded-for'] !== undefined && isUnbelieved(request)) {
      problem = PROBLEM
      request.log.warn(PROBLEM)
    }
    done()
  })
  return () => problem
}
