import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/**
 * Calls of which one caller may run only a few at once: lists, files that may have to be drawn, and
 * endpoints that declare it.
 */
export const isExpensive = (endpoint: Endpoint): boolean => {
  const { work = isList(endpoint) || endpoint.returns === 'file' ? 'heavy' : 'light' } = endpoint
  return work === 'heavy'
}
