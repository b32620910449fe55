import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import { locales } from '#core/foundation/region/regions.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { projectRoot } from '../../project-root.ts'
import type { Env } from '../bindings.ts'

const known: readonly string[] = locales
const fileName = /^[a-z-]{1,40}\.json$/

const read = (locale: string, file: string): Promise<string | undefined> =>
  readFile(join(projectRoot(), 'core/foundation/wording/locales', locale, file), 'utf8').catch(
    () => undefined,
  )

/**
 * The locale host (spec 1 §7): `{lang}/{namespace}.json`, for pages of any origin. A locale has
 * only the texts that differ from the base; a namespace without differences is an empty object.
 */
export const localeFiles = (): Handler<Env> => async (c, next) => {
  const { locale = '', file = '' } = c.req.param()
  if (!known.includes(locale) || !fileName.test(file)) return next()
  if ((await read(baseLocale, file)) === undefined) return next()
  const text = (await read(locale, file)) ?? '{}'
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/json',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: tag,
  }
  return c.req.header('If-None-Match')?.includes(tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}
