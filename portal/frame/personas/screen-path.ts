import type { Persona, ScreenId } from './persona.ts'

/** Screens that need no record. */
type PlainScreen = Extract<ScreenId, 'dashboard' | 'inbox' | 'new-quote' | 'claims'>

const paths = {
  dashboard: 'dashboard',
  inbox: 'inbox',
  'new-quote': 'quotes/new',
  claims: 'claims',
} as const satisfies Record<PlainScreen, string>

/** The address of a persona's screen: `/agency/dashboard`. */
export const screenPath = (persona: Persona, screen: PlainScreen): string =>
  `/${persona.id}/${paths[screen]}`
