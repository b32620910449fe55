import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')

/** The version of the documentation. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
