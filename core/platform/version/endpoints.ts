import { endpoint } from '../api/endpoint.ts'
import { consoleVersion, deployment } from './model.ts'

export const getLatestDeploymentTime = endpoint({
  id: 'getLatestDeploymentTime',
  method: 'GET',
  path: '/latest-deployment-time',
  summary: 'Get the deployment time',
  description: 'When the current client was built.',
  source: 'spec 1 §7',
  audience: 'public',
  answer: deployment,
})

export const getConsoleVersion = endpoint({
  id: 'getConsoleVersion',
  method: 'GET',
  path: '/api/console-version',
  summary: 'Get the console version',
  description: 'The client’s version, or SERVER_DOWN while the platform is down.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  answer: consoleVersion,
})
