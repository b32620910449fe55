/** A field's value as text; empty if it is not a string. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : '')
