/**
 * The parent domain that both hosts share, '' when they are the same host, and undefined when they share none: then
 * portal and page cannot share a cookie.
 */
export function commonDomain(one: string, other: string): string | undefined {
  if (one === other) return ''
  let domain = one
  while (domain && !`.${other}`.endsWith(`.${domain}`)) domain = domain.replace(/^[^.]*\.?/, '')
  // Not a top-level domain alone, nor the end of an IP address.
  return /\..*[a-z]/i.test(domain) ? domain : undefined
}
