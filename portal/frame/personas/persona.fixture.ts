import { persona } from './persona.ts'

/** A persona without tabs and screens, for tests of actions. */
export const examplePersona = persona({
  id: 'agency',
  accountType: 'AGENCY',
  label: 'portal:persona.agency',
  tabs: [],
  screens: [],
  features: [],
})
