import { endpoint } from '../api/endpoint.ts'

/** Opens the stream of changes of the records that the viewer sees. */
export const streamChanges = endpoint({
  id: 'streamChanges',
  method: 'GET',
  path: '/api/live/v1/events',
  summary: 'Stream changes',
  description:
    'Server-sent events that name changed records: their kind, id and version. Changes of the last 30 seconds come first. The stream ends with the session or the token, after which a client opens another.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'live',
  returns: 'stream',
  errors: ['overloaded'],
})
