export declare const initialMigration: () => Promise<string>
