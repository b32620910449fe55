/** Where the texts of a kind of wire values stand: `quotes:status`. */
export type WireGroup = `${string}:${string}`

/** Where the text of a wire value stands. */
export const wireKey = (group: WireGroup, value: string): string => `${group}.${value}`
