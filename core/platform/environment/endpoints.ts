import { endpoint } from '../api/endpoint.ts'
import { environment } from './model.ts'

export const getEnvironment = endpoint({
  id: 'getEnvironment',
  method: 'GET',
  path: '/api/auth/v1/env',
  summary: 'Get the environment',
  source: 'spec 1 §7',
  audience: 'public',
  answer: environment,
})
