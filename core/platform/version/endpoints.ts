import { endpoint } from '../api/endpoint.ts'
import { consoleVersion, deployment } from './model.ts'

export const getLatestDeploymentTime = endpoint({
  id: 'getLatestDeploymentTime',
  method: 'GET',
  path: '/latest-deployment-time',
  summary: 'Tells when the client that is served was built.',
  source: 'spec 1 §7',
  audience: 'public',
  answer: deployment,
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
