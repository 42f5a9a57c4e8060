import panel from './panel.css'

/** The style sheets of every shared piece, as the build makes them for a shadow root. */
const pieces = import.meta.webpackContext('../../shared', {
  recursive: true,
  regExp: /^\.\/(ui|forms|parts)\/(?!index\.css).*\.css$/,
})

const sheetOf = (path: string) => (pieces(path) as { default: CSSStyleSheet }).default

/** All of them, the layers' order first and our own rules last. */
export const sheets: CSSStyleSheet[] = [
  sheetOf('./ui/base.css'),
  ...pieces
    .keys()
    .filter((path) => path !== './ui/base.css')
    .map(sheetOf),
  panel,
]
