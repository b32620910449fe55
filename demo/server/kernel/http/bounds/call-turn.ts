import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Turn } from '../../concurrency.ts'

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/** The turn that a call needs, by its raw query. Counting a list is a kind of work of its own. */
export const turnOf = (
  endpoint: Endpoint,
  { totalOnly }: Readonly<Record<string, string>>,
  caller: string,
): Turn => {
  const { id, work = isList(endpoint) || endpoint.returns === 'file' ? 'heavy' : 'light' } =
    endpoint
  const turn = { caller, name: id, declared: work }
  return totalOnly === 'true' ? { ...turn, name: `${id} total`, isCount: true } : turn
}
