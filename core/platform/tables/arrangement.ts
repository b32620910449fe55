import type { Arrangement } from './arrangement-shape.ts'
import type { ColumnRule, TableRules } from './view.ts'

/** The default arrangement of a table. */
export const defaultArrangement = (rules: TableRules): Arrangement => ({
  order: rules.columns.map(({ id }) => id),
  hidden: rules.columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  widths: {},
})

const isFixed = (columns: readonly ColumnRule[], id: string) =>
  columns.find((column) => column.id === id)?.fixed === true

/**
 * A saved arrangement adapted to the current table: removed columns are dropped, new columns are
 * inserted after their default neighbour.
 */
export const fitArrangement = (saved: Arrangement, rules: TableRules): Arrangement => {
  const ids = rules.columns.map(({ id }) => id)
  const order = [...new Set(saved.order)].filter((id) => ids.includes(id))
  const hidden = new Set(saved.hidden)
  for (const [index, column] of rules.columns.entries()) {
    if (order.includes(column.id)) continue
    const before = ids[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, column.id)
    if (column.hidden) hidden.add(column.id)
  }
  return {
    order,
    hidden: ids.filter((id) => hidden.has(id) && !isFixed(rules.columns, id)),
    widths: Object.fromEntries(
      Object.entries(saved.widths).filter(([id, width]) => ids.includes(id) && width > 0),
    ),
  }
}

/** The arrangement in an address: its columns are shown in its order, all others are hidden. */
export const arrangementOf = (
  columns: readonly string[],
  base: Arrangement,
  rules: TableRules,
): Arrangement =>
  fitArrangement(
    {
      order: [...columns, ...base.order.filter((id) => !columns.includes(id))],
      hidden: base.order.filter((id) => !columns.includes(id)),
      widths: base.widths,
    },
    rules,
  )

/** Ids of the visible columns, in order. */
export const visibleColumns = (arrangement: Arrangement): readonly string[] =>
  arrangement.order.filter((id) => !arrangement.hidden.includes(id))

/** Moves a column `before` or `after` another one. */
export const moveColumn = (
  arrangement: Arrangement,
  id: string,
  target: string,
  side: 'before' | 'after',
): Arrangement => {
  if (id === target) return arrangement
  const order = arrangement.order.filter((one) => one !== id)
  order.splice(order.indexOf(target) + (side === 'after' ? 1 : 0), 0, id)
  return { ...arrangement, order }
}

/** Moves a column by one place among the visible ones; at either end nothing changes. */
export const nudgeColumn = (arrangement: Arrangement, id: string, by: -1 | 1): Arrangement => {
  const shown = visibleColumns(arrangement)
  const target = shown[shown.indexOf(id) + by]
  if (target === undefined) return arrangement
  return moveColumn(arrangement, id, target, by === 1 ? 'after' : 'before')
}

/** Shows a hidden column or hides a visible one; a fixed column does not change. */
export const toggleColumn = (
  arrangement: Arrangement,
  id: string,
  rules: TableRules,
): Arrangement => {
  if (isFixed(rules.columns, id)) return arrangement
  const hidden = arrangement.hidden.includes(id)
    ? arrangement.hidden.filter((one) => one !== id)
    : [...arrangement.hidden, id]
  return { ...arrangement, hidden }
}

/** Clamps a width between the narrowest readable one and the widest that fits a screen. */
const fitWidth = (width: number): number => Math.min(640, Math.max(56, Math.round(width)))

/** The width of a column: the user's, or its default. */
export const widthOf = (
  { widths }: Arrangement,
  { id, width }: { readonly id: string; readonly width: number },
): number => fitWidth(widths[id] ?? width)

/** Whether a column fills the remaining width, as it does until the user sets its width. */
export const isGrowing = (
  { widths }: Arrangement,
  { id, grows }: { readonly id: string; readonly grows?: true },
): boolean => grows === true && widths[id] === undefined

/** Sets the width of a column. */
export const resizeColumn = (arrangement: Arrangement, id: string, width: number): Arrangement => ({
  ...arrangement,
  widths: { ...arrangement.widths, [id]: fitWidth(width) },
})
