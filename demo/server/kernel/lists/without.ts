/** A record without some of its fields. */
export const without = <Row extends object, Key extends keyof Row & string>(
  row: Row,
  ...keys: readonly Key[]
): Omit<Row, Key> =>
  // fromEntries loses the names; the filter removes the fields that Omit removes from the type
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !keys.some((each) => each === key)),
  ) as Omit<Row, Key>
