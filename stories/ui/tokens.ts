/** Every custom property of `:root` whose name starts with `prefix`, from the page's style sheets. */
export function tokens(prefix: string): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
  const names = roots.flatMap((rule) => [...(rule as CSSStyleRule).style])
  return [...new Set(names.filter((name) => name.startsWith(prefix)))]
}

export const computedValue = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim()

export const colors = () => tokens('--').filter((token) => /^#[\da-f]{6}$/i.test(computedValue(token)))

/** From 0 to 1. Source: WCAG 2.2, relative luminance. */
function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(computedValue(token).slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
