/**
 * Lookups over a list of values with ids, such as regions and products. Ids, types and tables are
 * derived from the one list.
 */

/** One property of every value of a list, in order, as a tuple of literals. */
/*@__NO_SIDE_EFFECTS__*/
export const columnOf = <
  const List extends readonly object[],
  const Key extends keyof List[number] & string,
>(
  list: List,
  key: Key,
) =>
  list.map((each: List[number]) => each[key]) as unknown as {
    readonly [Index in keyof List]: List[Index][Key & keyof List[Index]]
  }

/** The values of a list, by id. */
/*@__NO_SIDE_EFFECTS__*/
export const byId = <const List extends readonly { readonly id: string }[]>(list: List) =>
  Object.fromEntries(list.map((each) => [each.id, each])) as {
    readonly [Each in List[number] as Each['id']]: Each
  }

/** One property of every value of a list, by id. */
/*@__NO_SIDE_EFFECTS__*/
export const columnById = <
  const List extends readonly { readonly id: string }[],
  const Key extends keyof List[number] & string,
>(
  list: List,
  key: Key,
) =>
  Object.fromEntries(list.map((each: List[number]) => [each.id, each[key]])) as {
    readonly [Each in List[number] as Each['id']]: Each[Key & keyof Each]
  }
