/** The address of the texts of a kind of wire values: `quotes:status`. */
export type WireGroup = `${string}:${string}`

/** The key of a wire value's text. */
export const wireKey = (group: WireGroup, value: string): string => `${group}.${value}`
