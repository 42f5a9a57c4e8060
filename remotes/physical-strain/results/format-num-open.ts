/** How many questions are not finished. */
export const formatNumOpen = (numOpen: number) =>
  numOpen === 1 ? 'nog 1 vraag open' : `nog ${numOpen} vragen open`
