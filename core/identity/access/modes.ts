/** A publishable key is for pages, an API key for the agency's own server. */
export const keyKinds = ['publishable', 'api'] as const
export type KeyKind = (typeof keyKinds)[number]

/** A key in test mode works on its own test records, which no live list shows. */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

export const keyStates = ['active', 'off'] as const
export type KeyState = (typeof keyStates)[number]

/** Maximum origins of one key. */
export const maxOrigins = 20

/** Maximum active keys of one agency. */
export const maxActiveKeys = 20

/** Hours that the previous key works after a rotation. */
export const overlapHours = [0, 1, 24, 168] as const

/** Days until records of test mode are deleted. */
export const testDataDays = 30
