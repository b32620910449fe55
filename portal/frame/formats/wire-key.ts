/** Groups of wire values that have texts of their own. */
export type WireGroup = 'status' | 'option'

/** Where the text of a wire value stands. */
export const wireKey = (group: WireGroup, value: string): string =>
  group === 'status' ? `portal:status.${value}` : `portal:option.${value}`
