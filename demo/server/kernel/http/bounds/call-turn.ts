import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Turn } from '../../concurrency.ts'

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/**
 * Whose turn a call takes, by its query as it came; none for a cheap one. A caller may run only a few
 * lists and files, which may have to be drawn, at once. Calls that count a list may take long, and those
 * that act on many records do: one caller's run one by one, beside the pages.
 */
export const turnOf = (
  endpoint: Endpoint,
  { totalOnly }: Readonly<Record<string, string>>,
  caller: string,
): Turn | undefined => {
  const { work = isList(endpoint) || endpoint.returns === 'file' ? 'heavy' : 'light' } = endpoint
  if (work === 'light') return undefined
  if (work === 'long') return { caller: `${caller} acts`, atOnce: 1, isLong: true }
  return totalOnly === 'true' ? { caller: `${caller} counts`, atOnce: 1 } : { caller }
}
