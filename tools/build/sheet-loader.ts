/** Pixels in a rem: a page may have set its own root size, which is no business of a widget's. */
const REM = 16

/**
 * Makes a style sheet that a shadow root can adopt of a CSS file: rules of the page's root become the host's. The
 * module's default export is the sheet. Takes the file's text, already without what the browsers cannot read.
 */
export default function sheetLoader(css: string): string {
  const own = css
    .replace(/(-?\d*\.?\d+)rem\b/g, (_, rems: string) => `${Number(rems) * REM}px`)
    .replaceAll(':root', ':host')
  return `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(own)}); export default sheet`
}
