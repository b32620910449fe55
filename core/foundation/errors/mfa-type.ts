/** Multi-factor kinds (spec 1 §9). */
export const mfaTypes = ['EMAIL', 'GOOGLE', 'NONE', 'SMS'] as const
export type MfaType = (typeof mfaTypes)[number]
