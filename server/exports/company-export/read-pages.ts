const PAGE_SIZE = 500

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
