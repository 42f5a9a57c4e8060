/** "nog 3 vragen open" */
export const formatNumOpen = (numOpen: number) =>
  numOpen === 1 ? 'nog 1 vraag open' : `nog ${numOpen} vragen open`
