import { endpoint } from '../../platform/api/endpoint.ts'
import { permissionsMap } from './model.ts'

export const getPermissionsMap = endpoint({
  id: 'getPermissionsMap',
  method: 'GET',
  path: '/api/auth/v1/permissions/map',
  summary: 'Tells for every permission whether the viewer holds it.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: permissionsMap,
})
