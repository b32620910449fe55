import { listCatalogue } from '#core/list-catalogue.ts'
import type { List, ListFilter } from '#core/platform/lists/list.ts'
import { without } from '../../lists/without.ts'

type Json = Readonly<Record<string, unknown>>

const lists = new Map(listCatalogue.map((list) => [list.endpoint.id, list]))

const valuesOf = (filter: ListFilter): Json =>
  filter.kind === 'anyOf' ? { enum: filter.values } : { description: 'An id' }

const filterSchema = ({ filters }: List): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      { type: 'array', items: { type: 'string', ...valuesOf(filter) } },
    ]),
  ),
  additionalProperties: false,
})

/** The list's own parameters instead of the common ones. */
const ownParameters = (list: List): Readonly<Record<string, Json | undefined>> => ({
  sort: {
    schema: {
      type: 'string',
      enum: list.sorts.flatMap((field) => [`${field},asc`, `${field},desc`]),
      default: list.defaultSort,
    },
  },
  // JSON in the address
  filter: { content: { 'application/json': { schema: filterSchema(list) } } },
  ...(!list.isSearchable && { search: undefined }),
  ...(!list.hasDateFilter && { after: undefined, before: undefined }),
})

/**
 * The query parameters of a call. Those of a list name its sorts and filters, without those that it
 * does not take.
 */
export const withListParameters = (
  endpointId: string,
  parameters: readonly Json[],
): readonly Json[] => {
  const list = lists.get(endpointId)
  if (list === undefined) return parameters
  const own = ownParameters(list)
  return parameters.flatMap((parameter) => {
    const name = String(parameter['name'])
    if (!Object.hasOwn(own, name)) return [parameter]
    const override = own[name]
    return override === undefined ? [] : [{ ...without(parameter, 'schema'), ...override }]
  })
}
