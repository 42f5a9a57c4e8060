/**
 * Owners take turns: the first item of every owner comes before the second item of any. `Owner`: identifies one,
 * such as the id of a person.
 */
export function createFairQueue<Owner, Item>() {
  /** `turn`: number of items of the same owner that were waiting before it. */
  const entries: { owner: Owner; turn: number; item: Item }[] = []
  const countOf = (owner: Owner) => entries.filter((entry) => entry.owner === owner).length

  return {
    get length(): number {
      return entries.length
    },
    countOf,
    add(owner: Owner, item: Item, headStart = 0): void {
      const turn = countOf(owner) - headStart
      const at = entries.findIndex((entry) => entry.turn > turn)
      entries.splice(at < 0 ? entries.length : at, 0, { owner, turn, item })
    },
    /** Undefined when none waits. */
    takeFirst: (): Item | undefined => entries.shift()?.item,
    /** Takes the item that would have to wait longest. */
    takeLast: (): Item | undefined => entries.pop()?.item,
    remove(item: Item): boolean {
      const at = entries.findIndex((entry) => entry.item === item)
      if (at >= 0) entries.splice(at, 1)
      return at >= 0
    },
  }
}
