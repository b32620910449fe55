type ToWire<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key]
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>
}

/** A database row as a wire record: null values are left out. */
export const toWire = <Row extends object>(row: Row): ToWire<Row> =>
  // fromEntries loses the names; the filter removes the values that Present removes from the type
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as ToWire<Row>
