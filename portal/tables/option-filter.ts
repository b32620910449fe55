import type { WordingKey } from '#core/wording/namespaces.ts'
import type { TableFilter } from './definition.ts'

/** Wire values whose text stands under `portal:{Group}`. */
type Worded<Group extends 'status' | 'option'> =
  Extract<WordingKey, `portal:${Group}.${string}`> extends `portal:${Group}.${infer Value}`
    ? Value
    : never

/** A filter over wire values, worded by a group of the portal's texts. */
export const optionFilter = <Group extends 'status' | 'option'>(
  id: string,
  label: WordingKey,
  group: Group,
  options: readonly Worded<Group>[],
): TableFilter => ({
  id,
  label,
  options,
  optionLabels: options.map((option) => `portal:${group}.${option}` as WordingKey),
})
