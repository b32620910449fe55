/** An item to order: its name, and the names of the items before it. */
interface Ordering<Item> {
  readonly nameOf: (item: Item) => string
  readonly after: (item: Item) => readonly string[]
}

/**
 * Sorts items so that each comes after those that it names, and otherwise in the given order.
 * Several items may share a name. Throws if a name is unknown or the names form a cycle.
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
