import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Turn } from '../../concurrency.ts'

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/**
 * Calls of which one caller may run only a few at once: lists, files that may have to be drawn, and
 * endpoints that declare it.
 */
const isExpensive = (endpoint: Endpoint): boolean => {
  const { work = isList(endpoint) || endpoint.returns === 'file' ? 'heavy' : 'light' } = endpoint
  return work === 'heavy'
}

/**
 * Whose turn a call takes, by its query as it came; none for a cheap one. Calls that count a list may
 * take long: one caller's run one by one, beside the pages.
 */
export const turnOf = (
  endpoint: Endpoint,
  { totalOnly }: Readonly<Record<string, string>>,
  caller: string,
): Turn | undefined => {
  if (!isExpensive(endpoint)) return undefined
  return totalOnly === 'true' ? { caller: `${caller} counts`, atOnce: 1 } : { caller }
}
