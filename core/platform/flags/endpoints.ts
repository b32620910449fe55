import { endpoint } from '../api/endpoint.ts'
import { featureFlags } from './model.ts'

export const getFeatureFlags = endpoint({
  id: 'getFeatureFlags',
  method: 'GET',
  path: '/api/auth/v1/feature-flags',
  summary: 'List feature flags',
  description: 'Only flags that are set.',
  source: 'own design',
  audience: 'public',
  answer: featureFlags,
})
