import type { Persona } from './persona.ts'

/** The path of the user's own profile below a base path; the shell links to it. */
export const profileAddress = '/manage/me'

/** The address of the user's own profile: `/agency/manage/me`. */
export const profilePath = (persona: Persona): string => `/${persona.id}${profileAddress}`

/** The address for setting up a second factor (spec 1 §2). */
export const mfaSetUpPath = (persona: Persona): string => `${profilePath(persona)}?tab=mfa`
