const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML in which all texts are escaped. Only `html` creates it. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

export type Content = string | number | Html | null | false | readonly Content[]

function sourceOf(content: Content): string {
  if (content === null || content === false) return ''
  if (content instanceof Html) return content.source
  if (Array.isArray(content)) return content.map(sourceOf).join('')
  return String(content).replace(/[&<>"']/g, (letter) => entities[letter]!)
}

/** html`<p>${text}</p>`: escapes values, in text and in attributes with quotes. */
export const html = (sources: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(sources.reduce((source, part, index) => `${source}${sourceOf(values[index - 1] ?? null)}${part}`))
