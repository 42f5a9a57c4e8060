/**
 * What pages look like while they load: a placeholder that shell/layouts/PageSkeleton.css draws. `login`: a card for
 * visitors, with links beside it. `cards`: cards in two columns. `list`: a list of rows. `form`: a card with fields.
 * `company`: the first page of a company or a coach. `reading`: a card with text, and a narrow one beside it. `order`: a
 * list without a sidebar. `question`: a full-screen page. `state`: a drawing above a message.
 */
export const pageShapes = [
  'login',
  'cards',
  'list',
  'form',
  'company',
  'reading',
  'order',
  'question',
  'state',
] as const
export type PageShape = (typeof pageShapes)[number]

/** A page of the portal. `path`: absolute; `:x` stands for one segment, and is an integer where the name ends in `Id`. */
export type Page = { path: string; shape: PageShape }

/** The pages of the shell or a remote, by a name for its routes. */
export type Pages = Readonly<Record<string, Page>>
