import * as z from 'zod/mini'
import type { Endpoint } from '#core/platform/api/endpoint.ts'

/** Lists that are read from memory, without the database. */
const fromMemory: readonly string[] = ['searchStates', 'searchIndustryCodes']

const isList = ({ query }: Endpoint): boolean =>
  query instanceof z.ZodMiniObject && 'sort' in query.def.shape

/** Reads of which one caller may run only a few at once: lists, and files that may have to be drawn first. */
export const isExpensive = (endpoint: Endpoint): boolean =>
  (isList(endpoint) && !fromMemory.includes(endpoint.id)) || endpoint.returns === 'file'
