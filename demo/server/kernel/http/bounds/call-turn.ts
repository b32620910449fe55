import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Turn } from '../../concurrency.ts'

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/** The turn that a call needs. */
export const turnOf = (endpoint: Endpoint, caller: string): Turn => {
  const { id, work = isList(endpoint) || endpoint.returns === 'file' ? 'heavy' : 'light' } =
    endpoint
  return { caller, name: id, declared: work }
}
