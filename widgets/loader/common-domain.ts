const isIpAddress = (host: string) => /^[\d.]+$|:/.test(host)

/**
 * Returns the parent domain that both hosts share, '' when they are the same host, and undefined when they share none:
 * then portal and page cannot share a cookie.
 */
export function commonDomain(one: string, other: string): string | undefined {
  if (one === other) return ''
  const [labels, others] = [one, other].map((host) => host.split('.').reverse()) as [string[], string[]]
  const end = labels.findIndex((label, at) => label !== others[at])
  const common = end < 0 ? labels : labels.slice(0, end)
  return common.length > 1 && !isIpAddress(one) ? common.reverse().join('.') : undefined
}
