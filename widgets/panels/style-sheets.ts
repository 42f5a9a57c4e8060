import panel from './panel.css'

/** All style sheets of the shared components, which the build compiles for a shadow root. */
const sharedCss = import.meta.webpackContext('../../shared', {
  recursive: true,
  regExp: /^\.\/(ui|forms|parts)\/(?!index\.css).*\.css$/,
})

const styleSheetOf = (path: string) => (sharedCss(path) as { default: CSSStyleSheet }).default

/** In order: base.css, which declares the layers, the components, and the panels' own rules. */
export const styleSheets: CSSStyleSheet[] = [
  styleSheetOf('./ui/base.css'),
  ...sharedCss
    .keys()
    .filter((path) => path !== './ui/base.css')
    .map(styleSheetOf),
  panel,
]
