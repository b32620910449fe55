import { resolve } from 'node:path'
import { env } from 'node:process'

/** The folder that holds `package.json`: migrations, the access matrix and built files are found from it. */
export const projectRoot = (): string => resolve(env.PARAPET_ROOT ?? '.')
