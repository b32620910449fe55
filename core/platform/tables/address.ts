import type { TableAddress } from './address-shape.ts'
import { maxFilterValues } from '../api/lists.ts'
import { durationOf } from './duration.ts'
import { sizesOf, initialView, type Sort, type TableRules, type TableView } from './view.ts'

/** Encodes a value without our separators; `encodeURIComponent` leaves the tilde unchanged. */
const pack = (values: readonly string[]) =>
  values.map((value) => encodeURIComponent(value).replaceAll('~', '%7E')).join(',')

const unpack = (packed: string | undefined): string[] =>
  (packed ?? '').split(',').flatMap((part) => {
    try {
      return part === '' ? [] : [decodeURIComponent(part)]
    } catch {
      return []
    }
  })

const readCount = (wire: string | undefined): number | undefined =>
  wire !== undefined && /^\d{1,6}$/.test(wire) ? Number(wire) : undefined

const readSort = (wire: string | undefined, rules: TableRules): Sort => {
  const [field = '', direction = ''] = (wire ?? '').split(',')
  const known = rules.columns.some((column) => column.sortBy === field)
  const sane = direction === 'asc' || direction === 'desc'
  return known && sane ? { field, direction } : rules.defaultSort
}

const readFilter = (wire: string | undefined, rules: TableRules): TableView['filter'] => {
  const filter: Record<string, readonly string[]> = {}
  for (const part of (wire ?? '').split('~')) {
    const [id, values] = part.split(':')
    const rule = rules.filters.find((one) => one.id === id)
    const named = unpack(values)
    const known = rule?.isOfIds
      ? [...new Set(named)].slice(0, maxFilterValues)
      : (rule?.options.filter((option) => named.includes(option)) ?? [])
    if (rule && known.length > 0) filter[rule.id] = known
  }
  return filter
}

const readColumns = (
  wire: string | undefined,
  rules: TableRules,
): readonly string[] | undefined => {
  if (wire === undefined) return undefined
  const known = unpack(wire).filter((id) => rules.columns.some((column) => column.id === id))
  return known.length === 0 ? undefined : [...new Set(known)]
}

/**
 * The view that an address describes; values that the table does not support become the defaults.
 */
export const readAddress = (address: TableAddress, rules: TableRules): TableView => {
  const start = initialView(rules)
  const size = readCount(address.size)
  return {
    page: Math.max(0, (readCount(address.page) ?? 1) - 1),
    size: size !== undefined && sizesOf(rules).includes(size) ? size : start.size,
    sort: readSort(address.sort, rules),
    search: address.q ?? address.search ?? '',
    filter: readFilter(address.filter, rules),
    created: rules.hasDateFilter ? durationOf(address.created) : undefined,
    accountId: rules.isByAccount ? address.prefilterAccountId || undefined : undefined,
    columns: readColumns(address.columns, rules),
    saved: address.view || undefined,
    open: [...new Set(unpack(address.open))],
  }
}

/** The shortest address of a view, without defaults. */
export const writeAddress = (view: TableView, rules: TableRules): TableAddress => {
  const start = initialView(rules)
  const { sort } = view
  const isStartSort = sort.field === start.sort.field && sort.direction === start.sort.direction
  const filter = rules.filters
    .filter(({ id }) => (view.filter[id]?.length ?? 0) > 0)
    .map(({ id }) => `${id}:${pack(view.filter[id] ?? [])}`)
    .join('~')
  return {
    page: view.page === 0 ? undefined : String(view.page + 1),
    size: view.size === start.size ? undefined : String(view.size),
    sort: isStartSort ? undefined : `${sort.field},${sort.direction}`,
    q: view.search === '' ? undefined : view.search,
    search: undefined,
    filter: filter === '' ? undefined : filter,
    created: view.created,
    columns: view.columns === undefined ? undefined : pack(view.columns),
    prefilterAccountId: view.accountId,
    view: view.saved,
    open: view.open.length === 0 ? undefined : pack(view.open),
  }
}
