/** A publishable key is for pages, an API key for the agency's own server. */
export const keyKinds = ['publishable', 'api'] as const
export type KeyKind = (typeof keyKinds)[number]

/** A key in test mode works on records of its own, which no live list shows. */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

export const keyStates = ['active', 'off'] as const
export type KeyState = (typeof keyStates)[number]

/** Origins of one key. */
export const mostOrigins = 20

/** Keys of one agency that are on. */
export const mostKeys = 20

/** Hours that the key before a rotation keeps working. */
export const overlapHours = [0, 1, 24, 168] as const

/** Days that records of test mode stay. */
export const testDataDays = 30
