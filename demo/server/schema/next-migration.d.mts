export declare const snapshotFile: string
export declare const nextMigration: () => Promise<{
  readonly statements: readonly string[]
  readonly snapshot: object
}>
