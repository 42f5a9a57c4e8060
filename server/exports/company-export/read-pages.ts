/** Number of items that are read at once. */
const PAGE_SIZE = 500

/** Returns all items of a list that is read in pages. `read`: returns a page, an empty one after the last. */
export async function readPages<Item>(
  read: (page: { page: number; size: number }) => Promise<{ items: Item[] }>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; ; page++) {
    const { items } = await read({ page, size: PAGE_SIZE })
    all.push(...items)
    if (items.length < PAGE_SIZE) return all
  }
}
