type ToWire<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key]
} & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>
}

/** A row of the database as a record of the wire: what is null there is missing here. */
export const toWire = <Row extends object>(row: Row): ToWire<Row> =>
  // fromEntries forgets the names; the filter does to the values what Present does to the types
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as ToWire<Row>
