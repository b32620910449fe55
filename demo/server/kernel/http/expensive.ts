import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'

/** Lists that are read from memory, without the database. */
const fromMemory: readonly string[] = ['searchStates', 'searchIndustryCodes']

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/** Calls that encode what they are given. */
const encoding: readonly string[] = ['putMyPhoto']

/**
 * Calls of which one caller may run only a few at once: lists, files that may have to be drawn first, and
 * photos to encode.
 */
export const isExpensive = (endpoint: Endpoint): boolean =>
  (isList(endpoint) && !fromMemory.includes(endpoint.id)) ||
  endpoint.returns === 'file' ||
  encoding.includes(endpoint.id)
