import { FACT, isQuoted } from './product-name.ts'

// Makes the HTML of a mail from its text, so that both say the same. Mail programs support neither modern style
// sheets nor SVG: hence tables, inline styles, a logo of text, and a drawing that is part of the mail. Nothing is
// loaded from elsewhere, so that nobody is tracked.

const INK = '#14213d'
const INK_SOFT = '#45516b'
const PAPER = '#f6f5f1'
const LINE = '#dcdfe6'
const SIGNAL = '#ffc62b'
const LINK = '#0b5a8a'
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** `content` is HTML. Long words break, so that no mail is wider than its window. */
const paragraph = (content: string, style = '') =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word;${style}">${content}</p>`

const textLink = (url: string, label = url) =>
  `<a href="${escapeHtml(url)}" style="color:${LINK};overflow-wrap:anywhere;word-break:break-all">${escapeHtml(label)}</a>`

const button = (url: string) =>
  `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${INK};color:#ffffff;font-weight:700;text-decoration:none">Naar de pagina</a></p>
${paragraph(`Werkt de knop niet? Open dan dit adres:<br>${textLink(url)}`, `color:${INK_SOFT};font-size:14px`)}`

function lineHtml(line: string, publicUrl: string): string {
  const [, label, value] = FACT.exec(line) ?? []
  if (label === undefined || value === undefined) return escapeHtml(line)
  const isOurs = value.startsWith(`${publicUrl}/`) && !/\s/.test(value)
  return `<b>${escapeHtml(label)}:</b> ${isOurs ? textLink(value) : escapeHtml(value)}`
}

const pictureHtml = (url: string) =>
  `<img src="${escapeHtml(url)}" width="160" height="120" alt="" style="display:block;width:160px;height:120px;margin:0 0 16px;border:0">`

type Appearance = {
  productName: string
  publicUrl: string
  /** The address of the picture, which is in the mail itself; none for a mail without one. */
  picture?: string | undefined
}

/**
 * Only addresses of the portal (`publicUrl`) become links: the first that has a paragraph of its own becomes the
 * button of the mail. All text is escaped.
 */
export function htmlOf(body: string, { productName, publicUrl, picture }: Appearance) {
  let hasButton = false
  const parts = body
    .trim()
    .split(/\n{2,}/)
    .map((part) => {
      const lines = part.split('\n')
      if (lines.every(isQuoted)) {
        const quoted = lines.map((line) => escapeHtml(line.replace(/^> ?/, ''))).join('<br>')
        return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${LINE};overflow-wrap:anywhere;word-break:break-word">${quoted}</blockquote>`
      }
      if (lines.length === 1 && part.startsWith(`${publicUrl}/`) && !/\s/.test(part)) {
        // Unsubscribing is not what a mail is about.
        if (hasButton || part.startsWith(`${publicUrl}/afmelden`)) return paragraph(textLink(part))
        hasButton = true
        return button(part)
      }
      return paragraph(lines.map((line) => lineHtml(line, publicUrl)).join('<br>'))
    })
  const name = escapeHtml(productName)
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${name}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border:1px solid ${LINE};border-radius:10px;background:#ffffff">
<tr><td style="padding:16px 24px;border-radius:9px 9px 0 0;background:${INK};color:#ffffff;${FONT};font-size:19px;font-weight:800">
<span aria-hidden="true" style="display:inline-block;width:26px;margin-right:8px;border-radius:7px;background:${SIGNAL};color:${INK};line-height:26px;text-align:center">&#10003;</span>${name}
</td></tr>
<tr><td style="padding:24px 24px 8px;color:${INK};${FONT};font-size:16px;line-height:1.5">
${[...(picture ? [pictureHtml(picture)] : []), ...parts].join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
