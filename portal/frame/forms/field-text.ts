/** The text of a field's value; empty for one that is none. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : '')
