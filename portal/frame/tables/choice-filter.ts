import type { ComponentType } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { type WireGroup, wireKey } from '../formats/formats.ts'
import type { TableFilter } from './definition.ts'

/** Groups that have a text for a wire value. */
type GroupWith<Value extends string> = WordingKey extends infer Key
  ? Key extends `${infer Group extends WireGroup}.${Value}`
    ? Group
    : never
  : never

/** Groups that have a text for each of some wire values. */
type GroupFor<Value extends string> = (
  Value extends string ? (groups: GroupWith<Value>) => void : never
) extends (groups: infer Groups extends WireGroup) => void
  ? Groups
  : never

/** The choices of a list's filter. */
export interface Choice<Value extends string, Group extends WireGroup = GroupFor<Value>> {
  readonly label: WordingKey
  /** The address of its values' texts. */
  readonly texts: Group
  /** The offered values, where not all of the list's are useful. */
  readonly only?: readonly Value[]
  /** The values of a region, where a region has only some; staff are offered all. */
  readonly inRegion?: (region: Region) => readonly Value[]
  /** Whether the values stand side by side in place of a menu. */
  readonly isOpen?: true
  /** How many rows have a value. */
  readonly Count?: ComponentType<{ readonly option: string }>
}

/** A filter of a list by ids, with who is offered. */
export type IdsChoice = Pick<TableFilter, 'label'> & Required<Pick<TableFilter, 'People'>>

/** A filter of a list with the texts of its values. */
export const choiceFilter = (
  id: string,
  values: readonly string[],
  { label, texts, only = values, isOpen, inRegion, Count }: Choice<string, WireGroup>,
): TableFilter => ({
  id,
  label,
  options: only,
  // Every value has a text in the group, as `Choice` requires.
  optionLabels: only.map((value) => wireKey(texts, value) as WordingKey),
  ...(isOpen && { isOpen }),
  ...(inRegion && { inRegion }),
  ...(Count && { Count }),
})
