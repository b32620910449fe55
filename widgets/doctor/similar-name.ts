/** Maximum length of a compared name. Longer names cannot be misspellings of ours. */
const maxLength = 60

/** The edit distance of two short texts. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at] === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_:]/g, '')

/** The most similar name, ignoring case and hyphens; undefined when none is close. */
export const similarName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > maxLength) return undefined
  const max = name.length < 6 ? 1 : 2
  const ranked = known
    .map((each) => ({ each, differs: distance(plain(name), plain(each)) }))
    .toSorted((a, b) => a.differs - b.differs)
  const [nearest] = ranked
  return nearest && nearest.differs <= max ? nearest.each : undefined
}
