import { endpoint } from '../api/endpoint.ts'
import { userSettings } from './user-settings.ts'

export const getUserSettings = endpoint({
  id: 'getUserSettings',
  method: 'GET',
  path: '/api/user/v1/settings',
  summary: 'Get my settings',
  description: 'An empty object if none are saved.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: userSettings,
})

export const putUserSettings = endpoint({
  id: 'putUserSettings',
  method: 'PUT',
  path: '/api/user/v1/settings',
  summary: 'Replace my settings',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  body: userSettings,
  // settings above 64 kB have an error of their own
  bodyLimit: { bytes: 131_072, values: 4_000 },
  answer: userSettings,
  errors: ['settingsTooLarge'],
})
