import * as z from 'zod/mini'
import { endpoint } from '../../../platform/api/endpoint.ts'

/** Lists who may take quotes of the inbox, for its filter. */
export const getInboxOptions = endpoint({
  id: 'getInboxOptions',
  method: 'GET',
  path: '/api/quote/v1/uw-inbox/options',
  summary: 'Get the choices of the underwriting inbox',
  description: 'The underwriters that the inbox can be filtered by, up to 200.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:review',
  answer: z.object({ underwriters: z.array(z.object({ id: z.string(), name: z.string() })) }),
})
