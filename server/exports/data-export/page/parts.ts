import { FORMER_USER } from '#shared/domain/basics/author.ts'
import { formatDay, formatInstant, formatMoment } from '#shared/domain/basics/date.ts'
import type { Contents } from '../contents.ts'
import { type Content, type Html, html } from './html.ts'

// The parts that the sections of the page are made of.

/** A value with its label; left out when it is empty. */
export type Fact = [label: string, value: Content]

const isEmpty = (value: Content) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** A list of labels with their values. */
export const facts = (all: readonly Fact[]): Html =>
  html`<dl>${all
    .filter(([, value]) => !isEmpty(value))
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

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

/** A point in time, ISO 8601, as people read it; '' for none. */
export const moment = (instant: string | null) => (instant === null ? '' : formatMoment(instant))

/** A calendar day, yyyy-mm-dd, as people read it; '' for none. */
export const day = (date: string | null) => (date === null ? '' : formatDay(date))

export const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')

type Names = Pick<Contents['snapshot'], 'authors'>

/** The name of an author. `id`: null when that account was deleted. */
export const authorName = ({ authors }: Names, id: number | null) =>
  authors.find((author) => author.id === id)?.name ?? FORMER_USER

/** Who wrote something and when: "Els de Smid, 29-03-2026". `instant`: ISO 8601. */
export const written = (names: Names, id: number | null, instant: string) =>
  `${authorName(names, id)}, ${formatInstant(instant)}`

/** The address of a file in the ZIP, from the page. */
export const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** A link of the company file. What is not an address on the web is only shown. */
export const webLink = (name: string, link: string): Html =>
  /^https?:\/\//i.test(link) ? html`<a href="${link}" rel="noreferrer">${name}</a>` : html`${name} (${link})`

/** A list of items; nothing when it is empty. */
export const list = (items: readonly Content[]): Html | null =>
  items.length === 0 ? null : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
