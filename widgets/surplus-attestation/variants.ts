/**
 * Where the notice is shown (spec 2 §2): `sign` behind the broker's link, `console` in an agency's
 * own screens, `bind` and `send` as the last of three steps.
 */
export const variants = ['sign', 'console', 'bind', 'send'] as const
export type Variant = (typeof variants)[number]
