const isAddress = (host: string) => /^[\d.]+$|:/.test(host)

/**
 * The domain that both hosts are under, '' when they are the same host. Nothing when they have none in common: then
 * the browser keeps portal and page apart, and neither can know what the other does.
 */
export function commonDomain(one: string, other: string): string | undefined {
  if (one === other) return ''
  const [labels, others] = [one, other].map((host) => host.split('.').reverse()) as [string[], string[]]
  const end = labels.findIndex((label, at) => label !== others[at])
  const common = end < 0 ? labels : labels.slice(0, end)
  return common.length > 1 && !isAddress(one) ? common.reverse().join('.') : undefined
}
