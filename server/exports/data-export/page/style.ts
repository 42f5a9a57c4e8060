import { Html } from './html.ts'

/** Part of the page, so that it works without a network. */
export const style = new Html(`<style>
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 56rem; padding: 1rem; color: #14213d; background: #fff; overflow-wrap: anywhere;
    font: 1rem/1.5 system-ui, sans-serif; }
  h1, h2, h3, h4, h5 { line-height: 1.25; margin: 1.5em 0 0.5em; }
  h1 { margin-top: 0; }
  h2 { border-top: 2px solid #14213d; padding-top: 0.75rem; }
  h4, h5 { margin-bottom: 0.25em; }
  p, ul { margin: 0 0 0.75rem; }
  ul { padding-left: 1.25rem; }
  a { color: #0b5a8a; }
  dl { margin: 0 0 1.5rem; border-top: 1px solid #dcdfe6; }
  dl > div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem; padding: 0.25rem 0;
    border-bottom: 1px solid #dcdfe6; }
  dt { color: #45516b; }
  dd { margin: 0; }
  dd, td { white-space: pre-line; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: 0 0 1rem; }
  caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
  th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0;
    border-bottom: 1px solid #dcdfe6; }
  @media (max-width: 30rem) {
    dl > div { grid-template-columns: minmax(0, 1fr); }
    table { font-size: 0.875rem; }
    th, td { padding-right: 0.5rem; }
  }
  @media print {
    body { max-width: none; padding: 0; font-size: 10pt; }
    nav { display: none; }
    h2, h3, h4, h5 { break-after: avoid; }
    tr, dl > div { break-inside: avoid; }
  }
</style>`)
