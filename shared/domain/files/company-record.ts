import * as v from 'valibot'

import { Author } from '#shared/domain/basics/author.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { INVALID, REQUIRED, required, requiredChoice, text, webAddress } from '#shared/domain/basics/rules.ts'
import { Theme, themes } from '#shared/domain/basics/theme.ts'

/** In bytes. Source: docs/product.md, section 5. */
export const MAX_FILE_SIZE = 104_857_600
export const FILE_TOO_LARGE = 'Bestand is te groot. Max 100MB'

/** Keeps the page of an item readable. */
const MAX_LINKS = 50
const TOO_MANY_LINKS = `Je kunt bij één item hooguit ${MAX_LINKS} links bewaren.`
/** In characters: every browser and proxy takes this many. */
const MAX_LINK_LENGTH = 2_000

export const CompanyRecordInput = v.object({
  theme: requiredChoice(themes),
  subject: required(),
})
export type CompanyRecordInput = v.InferOutput<typeof CompanyRecordInput>

type LinkFields = { name: string; link: string }

const isPresent = (value: string) => v.is(required(Number.POSITIVE_INFINITY), value)
const isFilledIn = ({ name, link }: LinkFields) => isPresent(name) || link !== ''

const LinkRow = v.pipe(
  v.object({ name: text(), link: webAddress(MAX_LINK_LENGTH) }),
  v.forward(
    v.check(({ name, link }) => link === '' || isPresent(name), REQUIRED),
    ['name'],
  ),
  v.forward(
    v.check(({ name, link }) => link !== '' || !isPresent(name), REQUIRED),
    ['link'],
  ),
)

/** Rows without a link are left out of `urls`; the messages about a row contain its position in the form. */
export const CompanyRecordUpdateInput = v.object({
  ...CompanyRecordInput.entries,
  urls: v.pipe(
    v.array(LinkRow, INVALID),
    v.transform((rows) => rows.filter(isFilledIn)),
    v.maxLength(MAX_LINKS, TOO_MANY_LINKS),
  ),
  revision: BaseRevision,
})
export type CompanyRecordUpdateInput = v.InferOutput<typeof CompanyRecordUpdateInput>

/**
 * `size`: in bytes. `url`, `thumbnailUrl`: paths on the portal; only pictures have a thumbnail. `isPhoto`: of an action
 * point. `isSectionPhoto`: of a section of a check.
 */
export const CompanyRecordFile = v.object({
  id: v.number(),
  name: v.string(),
  url: v.string(),
  size: v.number(),
  mediaType: v.string(),
  createdDate: v.string(),
  createdBy: Author,
  thumbnailUrl: v.nullable(v.string()),
  isPhoto: v.boolean(),
  isSectionPhoto: v.boolean(),
})
export type CompanyRecordFile = v.InferOutput<typeof CompanyRecordFile>

/** `subject`: of its item. `thumbnailUrl`: path on the portal. */
export const CompanyRecordPicture = v.object({
  id: v.number(),
  name: v.string(),
  subject: v.string(),
  thumbnailUrl: v.string(),
})
export type CompanyRecordPicture = v.InferOutput<typeof CompanyRecordPicture>

/** Dates are instants in ISO 8601. */
const CompanyRecordFields = v.object({
  id: v.number(),
  companyId: v.number(),
  theme: Theme,
  subject: v.string(),
  createdDate: v.string(),
  createdBy: Author,
  lastUpdatedDate: v.string(),
  lastUpdatedBy: Author,
  revision: v.number(),
})

export const CompanyRecord = v.object({
  ...CompanyRecordFields.entries,
  files: v.array(CompanyRecordFile),
  urls: v.array(v.object({ id: v.number(), name: v.string(), link: v.string() })),
})
export type CompanyRecord = v.InferOutput<typeof CompanyRecord>

export const CompanyRecordListItem = v.object({
  ...CompanyRecordFields.entries,
  numFiles: v.number(),
  numUrls: v.number(),
})
export type CompanyRecordListItem = v.InferOutput<typeof CompanyRecordListItem>
