import { isDiskFull } from '../../../files/file-failure.ts'

/** Errors of the connection pool, which have no code, with the database's code for the same. */
const poolErrors: readonly (readonly [message: RegExp, code: string])[] = [
  [/^timeout exceeded when trying to connect$/, '53300'],
  [/^Connection terminated|^Client has encountered a connection error/, '08006'],
  [/^Cannot use a pool after calling end/, '57P01'],
]

/** The code of a statement that took too long. */
export const statementTimeout = '57014'

/** The code of a statement that waited too long for a lock. */
export const lockTimeout = '55P03'

/** The code of a database that has crashed. */
export const crashed = '57P02'

/** The code of a database whose disk is full. */
export const storageFull = '53100'

/** Whether a code of the database or of the system says that the disk is full. */
export const isStorageFull = (code: string | undefined): boolean =>
  code === storageFull || isDiskFull(code)

/** The code of the database's error in a chain of causes: `23505`. */
export const databaseCodeOf = (error: unknown): string | undefined => {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, message } = each as { readonly code?: unknown; readonly message: string }
    if (typeof code === 'string') return code
    const ofPool = poolErrors.find(([pattern]) => pattern.test(message))
    if (ofPool) return ofPool[1]
  }
  return undefined
}
