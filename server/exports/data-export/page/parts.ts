import type { SnakeCase } from '#server/platform/database/case.ts'
import { FORMER_USER } from '#shared/domain/basics/author.ts'
import { formatDay, formatInstant, formatMoment } from '#shared/domain/basics/date.ts'
import type { Contents } from '../contents.ts'
import { type Content, type Html, html } from './html.ts'

export type Fact = [label: string, value: Content]

const isEmpty = (value: Content) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

export const facts = (all: readonly Fact[]): Html =>
  html`<dl>${all
    .filter(([, value]) => !isEmpty(value))
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

/** Returns the facts of the fields of a form: one that is missing is a type error. Null: in another fact. */
export const formFacts = <Input>(all: Record<SnakeCase<keyof Input & string>, Fact | null>): Fact[] =>
  Object.values<Fact | null>(all).filter((fact) => fact !== null)

/** A table. `none`: the sentence that replaces one without rows. */
export const table = (
  { caption, headings, none }: { caption: string; headings: readonly string[]; none: string },
  rows: readonly (readonly Content[])[],
): Html =>
  rows.length === 0
    ? html`<p>${none}</p>`
    : html`<table><caption>${caption}</caption><thead><tr>${headings.map(
        (heading) => html`<th scope="col">${heading}</th>`,
      )}</tr></thead><tbody>${rows.map(
        (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      )}</tbody></table>`

/** Takes ISO 8601; '' for null. */
export const moment = (instant: string | null) => (instant === null ? '' : formatMoment(instant))

/** Takes yyyy-mm-dd; '' for null. */
export const day = (date: string | null) => (date === null ? '' : formatDay(date))

export const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')

type Names = Pick<Contents['snapshot'], 'authors'>

export const authorName = ({ authors }: Names, id: number | null) =>
  authors.find((author) => author.id === id)?.name ?? FORMER_USER

/** "Els de Smid, 29-03-2026". `instant`: ISO 8601. */
export const written = (names: Names, id: number | null, instant: string) =>
  `${authorName(names, id)}, ${formatInstant(instant)}`

export const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** What is not an address on the web is shown without a link. */
export const webLink = (name: string, link: string): Html =>
  /^https?:\/\//i.test(link) ? html`<a href="${link}" rel="noreferrer">${name}</a>` : html`${name} (${link})`

export const list = (items: readonly Content[]): Html | null =>
  items.length === 0 ? null : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
