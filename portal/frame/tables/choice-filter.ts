import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { wireKey, type WireGroup } from '../formats/wire-key.ts'
import type { TableFilter } from './definition.ts'

/** Wire values whose text stands in the group. */
type Worded<Group extends WireGroup> =
  Extract<WordingKey, `${Group}.${string}`> extends `${Group}.${infer Value}` ? Value : never

/** Groups that have a text for each of some wire values. */
type GroupFor<Value extends string> = {
  [Group in WireGroup]: [Value] extends [Worded<Group>] ? Group : never
}[WireGroup]

/** How a filter of a list is offered for choice. */
export interface Choice<Value extends string, Group extends WireGroup = GroupFor<Value>> {
  readonly label: WordingKey
  /** Where the texts of its values stand. */
  readonly texts: Group
  /** The values that are offered, where not all of the list's make sense. */
  readonly only?: readonly Value[]
}

/** A filter of a list with the texts of its values. */
export const choiceFilter = (
  id: string,
  values: readonly string[],
  { label, texts, only = values }: Choice<string, WireGroup>,
): TableFilter => ({
  id,
  label,
  options: only,
  // Every value is one of the group's texts, as `Choice` asks.
  optionLabels: only.map((value) => wireKey(texts, value) as WordingKey),
})
