import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { maxEventAge } from './model.ts'

const age = z.codec(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.int().check(z.minimum(0), z.maximum(maxEventAge)),
  { decode: Number, encode: String },
)

/** Opens the stream of changes to the records that the viewer sees. */
export const streamChanges = endpoint({
  id: 'streamChanges',
  method: 'GET',
  path: '/api/live/v1/events',
  summary: 'Stream changes',
  description:
    'Server-sent events with the kind, id and version of changed records. The stream begins with the changes of the last `age` seconds: pass the age of the displayed data, 30 at most and by default. The stream ends with the session or token; open another one then.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'live',
  query: z.object({ age: z.optional(age) }),
  returns: 'stream',
  errors: ['overloaded'],
})
