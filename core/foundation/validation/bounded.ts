import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-errors.ts'

/** A text of at most `max` characters; later checks do not run on longer ones. */
/*@__NO_SIDE_EFFECTS__*/
export const boundedText = (max: number, tooLong: FieldErrorCode = 'tooLong') =>
  z.string().check(z.maxLength(max, { error: tooLong, abort: true }))

/** The id of a record, or a part of a key. An unknown id answers "not found". */
/*@__NO_SIDE_EFFECTS__*/
export const id = () => boundedText(128)

/** A list of at most `max` items. */
/*@__NO_SIDE_EFFECTS__*/
export const boundedList = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max, 'tooMany'))

/** The maximum size of a map, as a check that documents and tests can read. */
export const maxKeysOf = (checks: readonly z.core.$ZodCheck[]): number | undefined => {
  for (const { _zod } of checks) {
    const { params } = _zod.def as { readonly params?: { readonly maxKeys?: unknown } }
    if (typeof params?.maxKeys === 'number') return params.maxKeys
  }
  return undefined
}

/** A map of texts to values with at most `max` keys of at most `maxKeyLength` characters. */
/*@__NO_SIDE_EFFECTS__*/
export const recordMap = <Value extends z.ZodMiniType>(
  value: Value,
  max: number,
  maxKeyLength = 128,
) =>
  z.record(boundedText(maxKeyLength), value).check(
    z.refine((map) => Object.keys(map).length <= max, {
      error: 'tooMany',
      params: { maxKeys: max },
    }),
  )

/** An instant on the wire; fractions of seconds may be long, but are bounded. */
/*@__NO_SIDE_EFFECTS__*/
export const instantText = () =>
  z.iso.datetime().check(z.maxLength(40, { error: 'tooLong', abort: true }))

/** Any JSON with bounded texts, lists and maps; the body limit bounds its depth. */
/*@__NO_SIDE_EFFECTS__*/
export const boundedJson = (max: {
  readonly text: number
  readonly items: number
}): z.ZodMiniType<z.core.util.JSONType, z.core.util.JSONType> => {
  const json: z.ZodMiniType<z.core.util.JSONType, z.core.util.JSONType> = z.lazy(() =>
    z.union([
      boundedText(max.text),
      z.number(),
      z.boolean(),
      z.null(),
      boundedList(json, max.items),
      recordMap(json, max.items),
    ]),
  )
  return json
}
