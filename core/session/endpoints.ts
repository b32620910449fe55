import { endpoint } from '../api/endpoint.ts'
import {
  accessAnswer,
  accessInput,
  consoleVersion,
  environment,
  featureFlags,
  permissionsMap,
  profile,
  refreshInput,
  signOutInput,
  tokens,
  userSettings,
} from './model.ts'

export const refreshTokens = endpoint({
  id: 'refreshTokens',
  method: 'POST',
  path: '/api/auth/v1/token/refresh',
  summary:
    'Exchanges a refresh token for a new pair. A token used twice, 5 s after its first use, ends the session.',
  source: 'chosen',
  audience: 'public',
  body: refreshInput,
  answer: tokens,
  errors: [{ status: 401, code: 'sessionExpired' }],
})

export const signOut = endpoint({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/v1/logout',
  summary: 'Ends the session of the refresh token; an unknown or ended one is no error.',
  source: 'chosen',
  audience: 'public',
  body: signOutInput,
})

export const openAccess = endpoint({
  id: 'openAccess',
  method: 'POST',
  path: '/api/auth/v1/access',
  summary:
    'Gives an embed its token: by publishable client key from a registered origin, or by API key for one record.',
  source: 'spec 1 §7',
  audience: 'public',
  body: accessInput,
  answer: accessAnswer,
  errors: [
    { status: 401, code: 'keyRefused' },
    { status: 403, code: 'originRefused' },
    { status: 404, code: 'notFound' },
    { status: 429, code: 'tooManyRequests' },
  ],
})

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/auth/v1/me',
  summary: 'Reads the signed-in user and the organisation they act in.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  answer: profile,
})

export const getEnvironment = endpoint({
  id: 'getEnvironment',
  method: 'GET',
  path: '/api/auth/v1/env',
  summary: 'Names the environment.',
  source: 'spec 1 §7',
  audience: 'public',
  answer: environment,
})

export const getPermissionsMap = endpoint({
  id: 'getPermissionsMap',
  method: 'GET',
  path: '/api/auth/v1/permissions/map',
  summary: 'Tells for every permission whether the viewer holds it.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  answer: permissionsMap,
})

export const getConsoleVersion = endpoint({
  id: 'getConsoleVersion',
  method: 'GET',
  path: '/api/console-version',
  summary:
    'Names the version of the client that is served; SERVER_DOWN while the platform is down.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  answer: consoleVersion,
})

export const getFeatureFlags = endpoint({
  id: 'getFeatureFlags',
  method: 'GET',
  path: '/api/auth/v1/feature-flags',
  summary: 'Lists the feature flags that are set.',
  source: 'chosen',
  audience: 'public',
  answer: featureFlags,
})

export const getUserSettings = endpoint({
  id: 'getUserSettings',
  method: 'GET',
  path: '/api/user/v1/settings',
  summary: "Reads the viewer's own UI settings; an empty object at first.",
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  answer: userSettings,
})

export const putUserSettings = endpoint({
  id: 'putUserSettings',
  method: 'PUT',
  path: '/api/user/v1/settings',
  summary: "Replaces the viewer's own UI settings.",
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  body: userSettings,
  // settings above 64 kB have a refusal of their own
  bodyLimit: { bytes: 131_072, values: 4_000 },
  answer: userSettings,
  errors: [{ status: 400, code: 'settingsTooLarge' }],
})
