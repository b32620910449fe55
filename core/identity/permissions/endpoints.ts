import { endpoint } from '../../platform/api/endpoint.ts'
import { permissionsMap } from './model.ts'

export const getPermissionsMap = endpoint({
  id: 'getPermissionsMap',
  method: 'GET',
  path: '/api/auth/v1/permissions/map',
  summary: 'Get my permissions',
  description: 'Every permission, and whether the caller has it.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  answer: permissionsMap,
})
