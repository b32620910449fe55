import { getTableName } from 'drizzle-orm'
import { sandboxSchema } from '../kernel/database/modes.ts'
import { sandboxTables } from './sandbox-tables.ts'

const names: ReadonlySet<string> = new Set(sandboxTables.map(getTableName))

/** Indexes of lists of a million rows (`listIndexes`), which test mode never has. */
const isOfLongList = (statement: string): boolean =>
  /^CREATE INDEX "\w+?_(?:list|scoped|monthly|found|sample)(?:_\w+)?"/.test(statement)

const tableIn = (statement: string): string | undefined =>
  /^CREATE TABLE "(\w+)"|^ALTER TABLE "(\w+)"|^CREATE (?:UNIQUE )?INDEX "\w+" ON "(\w+)"/
    .exec(statement)
    ?.slice(1)
    .find((name) => name !== undefined)

const own = `"${sandboxSchema}".`

/** A statement of a table, for the table of test mode; deleting a record deletes what belongs to it. */
const forSandbox = (statement: string): string =>
  statement
    .replace(/^(CREATE TABLE|ALTER TABLE) "/, `$1 ${own}"`)
    .replace(/^(CREATE (?:UNIQUE )?INDEX "\w+" ON) "/, `$1 ${own}"`)
    .replace(/REFERENCES "public"\."(\w+)"(\(.+?\)) ON DELETE no action/, (whole, name, columns) =>
      names.has(name) ? `REFERENCES ${own}"${name}"${columns} ON DELETE cascade` : whole,
    )

/** The statements that make the tables of test mode, from those that make the others. */
export const sandboxStatements = (statements: readonly string[]): readonly string[] => [
  `CREATE SCHEMA "${sandboxSchema}";`,
  ...statements
    .filter((statement) => names.has(tableIn(statement) ?? '') && !isOfLongList(statement))
    .map(forSandbox),
]
