import { endpoint } from '../api/endpoint.ts'
import { deployment } from './model.ts'

export const getLatestDeploymentTime = endpoint({
  id: 'getLatestDeploymentTime',
  method: 'GET',
  path: '/latest-deployment-time',
  summary: 'Tells when the client that is served was built.',
  source: 'spec 1 §7',
  audience: 'public',
  answer: deployment,
})
