import type { ComponentType } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { type WireGroup, wireKey } from '../formats/formats.ts'
import type { TableFilter } from './definition.ts'

/** Wording groups that have a text for a wire value. */
type GroupWith<Value extends string> = WordingKey extends infer Key
  ? Key extends `${infer Group extends WireGroup}.${Value}`
    ? Group
    : never
  : never

/** Wording groups that have a text for every one of these wire values. */
type GroupFor<Value extends string> = (
  Value extends string ? (groups: GroupWith<Value>) => void : never
) extends (groups: infer Groups extends WireGroup) => void
  ? Groups
  : never

/** The choices of a list's filter. */
export interface Choice<Value extends string, Group extends WireGroup = GroupFor<Value>> {
  readonly label: WordingKey
  /** The wording group of its values. */
  readonly texts: Group
  /** The offered values, when not all of the list's are useful. */
  readonly only?: readonly Value[]
  /** The values of a region; staff are offered all values. */
  readonly inRegion?: (region: Region) => readonly Value[]
  /** Whether the values are shown side by side instead of in a menu. */
  readonly isInline?: true
  /** The number of rows with a value. */
  readonly Count?: ComponentType<{ readonly option: string }>
}

/** A filter of a list by the ids of people. */
export type IdsChoice = Pick<TableFilter, 'label'> & Required<Pick<TableFilter, 'People'>>

/** Declares a filter of a list with the texts of its values. */
export const choiceFilter = (
  id: string,
  values: readonly string[],
  { label, texts, only = values, isInline, inRegion, Count }: Choice<string, WireGroup>,
): TableFilter => ({
  id,
  label,
  options: only,
  // Every value has a text in the group, as `Choice` requires.
  optionLabels: only.map((value) => wireKey(texts, value) as WordingKey),
  ...(isInline && { isInline }),
  ...(inRegion && { inRegion }),
  ...(Count && { Count }),
})
