/** What an order is made from: the name of an item, and the names of those that come before it. */
interface Ordering<Item> {
  readonly nameOf: (item: Item) => string
  readonly after: (item: Item) => readonly string[]
}

/**
 * The items in an order in which each comes after those that it names, and otherwise as given. Several
 * items may share a name. Throws where a name is unknown or the names form a circle.
 */
export const inOrder = <Item>(
  items: readonly Item[],
  { nameOf, after }: Ordering<Item>,
): readonly Item[] => {
  const known = new Set(items.map(nameOf))
  for (const item of items) {
    const unknown = after(item).find((name) => !known.has(name))
    if (unknown !== undefined) {
      throw new Error(`${nameOf(item)} comes after ${unknown}, which is not declared`)
    }
  }
  const sorted: Item[] = []
  const waiting = [...items]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf))
    const at = waiting.findIndex((item) => !after(item).some((name) => names.has(name)))
    if (at === -1) throw new Error(`These come after one another: ${[...names].join(', ')}`)
    sorted.push(...waiting.splice(at, 1))
  }
  return sorted
}
