/** A record less some of its fields. */
export const without = <Row extends object, Key extends keyof Row & string>(
  row: Row,
  ...keys: readonly Key[]
): Omit<Row, Key> =>
  // fromEntries forgets the names; the filter does to the fields what Omit does to the types
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !keys.some((each) => each === key)),
  ) as Omit<Row, Key>
