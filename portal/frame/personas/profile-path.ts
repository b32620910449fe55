import type { Persona } from './persona.ts'

/** The page of one's own profile below a base path; the shell leads to it. */
export const profileAddress = '/manage/me'

/** The page of one's own profile: `/agency/manage/me`. */
export const profilePath = (persona: Persona): string => `/${persona.id}${profileAddress}`

/** Where a second factor is set up (spec 1 §2). */
export const mfaSetUpPath = (persona: Persona): string => `${profilePath(persona)}?tab=mfa`
