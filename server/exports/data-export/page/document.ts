import { type Content, html } from './html.ts'
import type { Section } from './section.ts'
import { style } from './style.ts'

/** Forbids everything but the style sheet, so that no text of a user could run even if it was not escaped. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** One HTML document that works without a network. `introduction`: below its title. */
export function* documentOf({
  title,
  introduction,
  sections,
}: {
  title: string
  introduction: Content
  sections: readonly Section[]
}): Generator<string> {
  yield html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}
</head>
<body>
<header>
<h1>${title}</h1>
<p>${introduction}</p>
</header>
<nav aria-label="Inhoud">
<ul>${sections.map((section) => html`<li><a href="#${section.id}">${section.title}</a></li>`)}</ul>
</nav>
<main>`.source
  for (const section of sections) {
    yield html`
<section aria-labelledby="${section.id}">
<h2 id="${section.id}">${section.title}</h2>`.source
    for (const piece of section.content()) yield piece.source
    yield '\n</section>'
  }
  yield '\n</main>\n</body>\n</html>\n'
}
