/** Every table of every room, for migrations. A room adds one line. */
export * from '../access/tables.ts'
export * from '../demo-controls/tables.ts'
export * from '../outbox/tables.ts'
export * from '../queue/tables.ts'
export * from '../session/tables.ts'
export * from '../users/tables.ts'
export * from '../workflows/tables.ts'
