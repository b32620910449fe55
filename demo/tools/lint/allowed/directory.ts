import type { AllowedImports } from './allowed-imports.ts'

/** Imports between domains of the group `directory`. */
export const directoryImports: AllowedImports = {
  'directory/agencies': {
    'directory/states': {
      on: ['demo/server'],
      why: 'an appointment holds by the calendar date where the agency is',
    },
    'directory/users': { on: ['demo/server'], why: 'an agency is an organisation that has users' },
  },
  'directory/underwriting-authority': {
    'directory/users': {
      on: ['demo/server'],
      why: 'limits of authority are those of a role or a user',
    },
  },
  'directory/teams': {
    'directory/agencies': {
      on: ['demo/server'],
      why: 'a team of the provider looks after agencies',
    },
    'directory/users': {
      on: ['demo/server'],
      why: 'a team has users as members and belongs to their organisation',
    },
  },
}
