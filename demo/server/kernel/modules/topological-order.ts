/** An item to order: its name, and the names of the items before it. */
interface Ordering<Item> {
  readonly nameOf: (item: Item) => string
  readonly after: (item: Item) => readonly string[]
}

/**
 * Sorts items topologically, otherwise in the given order. Several items may share a name. Throws
 * if a name is unknown or the names form a cycle.
 */
export const sortTopologically = <Item>(
  items: readonly Item[],
  { nameOf, after }: Ordering<Item>,
): readonly Item[] => {
  const known = new Set(items.map(nameOf))
  for (const item of items) {
    const unknown = after(item).find((name) => !known.has(name))
    if (unknown !== undefined) {
      throw new Error(`${nameOf(item)} depends on ${unknown}, which is not declared`)
    }
  }
  const sorted: Item[] = []
  const waiting = [...items]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf))
    const at = waiting.findIndex((item) => !after(item).some((name) => names.has(name)))
    if (at === -1) throw new Error(`Cyclic dependency: ${[...names].join(', ')}`)
    sorted.push(...waiting.splice(at, 1))
  }
  return sorted
}
