import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { wireKey, type WireGroup } from '../formats/wire-key.ts'
import type { TableFilter } from './definition.ts'

/** Wire values whose text stands in the group. */
type Worded<Group extends WireGroup> =
  Extract<WordingKey, `${Group}.${string}`> extends `${Group}.${infer Value}` ? Value : never

/** A filter over wire values, worded by a group of texts. */
export const optionFilter = <Group extends WireGroup>(
  id: string,
  label: WordingKey,
  group: Group,
  options: readonly Worded<Group>[],
): TableFilter => ({
  id,
  label,
  options,
  // Every option is one of the group's texts.
  optionLabels: options.map((option) => wireKey(group, option) as WordingKey),
})
