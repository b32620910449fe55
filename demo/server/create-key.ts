import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { keyKinds, keyModes, type KeyKind, type KeyMode } from '#core/identity/access/modes.ts'
import { newKey } from '#core/administration/api-keys/model.ts'
import { createKey } from './administration/api-keys/service.ts'
import { agencies } from './directory/agencies/tables.ts'
import { ApiError } from './kernel/api-error.ts'
import { createClock } from './kernel/clock.ts'
import { openDatabase } from './kernel/database/open.ts'
import { StartFailure } from './kernel/database/start-failure.ts'
import type { Database } from './kernel/services.ts'
import { loadWording, keyOfText } from './kernel/wording.ts'
import { readSettings } from './settings.ts'

const usage = `npm run create-key -- --agency ID --name NAME [--kind ${keyKinds.join('|')}] [--mode ${keyModes.join('|')}] [--origin URL]…`

const oneOf = <Value extends string>(
  option: string,
  values: readonly Value[],
  given: string,
): Value => {
  const found = values.find((value) => value === given)
  if (found === undefined)
    throw new StartFailure(`--${option} is ${values.join(' or ')}.\n${usage}`)
  return found
}

/** The input from the command line. */
const readInput = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      agency: { type: 'string' },
      name: { type: 'string' },
      kind: { type: 'string', default: 'publishable' satisfies KeyKind },
      mode: { type: 'string', default: 'test' satisfies KeyMode },
      origin: { type: 'string', multiple: true, default: [] },
    },
  })
  if (values.agency === undefined || values.name === undefined) throw new StartFailure(usage)
  const key = newKey.safeParse({
    name: values.name,
    kind: oneOf('kind', keyKinds, values.kind),
    mode: oneOf('mode', keyModes, values.mode),
    origins: values.origin,
  })
  if (!key.success) throw new StartFailure(`The name or the origins are too long.\n${usage}`)
  return { agencyId: values.agency, key: key.data }
}

const checkAgency = async ({ database }: { readonly database: Database }, id: string) => {
  const all = await database.handle().select({ id: agencies.id }).from(agencies).limit(20)
  const [found] = await database.handle().select().from(agencies).where(eq(agencies.id, id))
  if (found !== undefined) return
  const known = all.map((agency) => agency.id).join(', ')
  throw new StartFailure(`There is no agency ${id}. Agencies: ${known || 'none'}.`)
}

/** The reason of a refused key, in words. */
const reasonOf = async (error: ApiError): Promise<string> => {
  const wording = await loadWording()
  const say = (code: string, params: Readonly<Record<string, string | number>> = {}): string => {
    const key = keyOfText(wording, code)
    return key === undefined ? code : wording.in('en-US')(key, params)
  }
  const [fieldError] = error.fieldErrors
  return fieldError ? say(fieldError.code) : say(error.code, error.params)
}

/**
 * Creates a key of an agency, for operators. With the embedded database no platform may run on the data
 * folder meanwhile.
 */
const main = async (): Promise<void> => {
  const { agencyId, key } = readInput(process.argv.slice(2))
  const { config, databaseUrl } = readSettings(process.env)
  const opened = await openDatabase({ url: databaseUrl, folder: config.dataDir })
  try {
    const services = { database: opened.database, clock: createClock(), newId: randomUUID }
    await checkAgency(services, agencyId)
    const { key: made, secret } = await createKey(services, agencyId, key)
    process.stdout.write(`${made.publishable ?? made.id}\n`)
    if (secret !== undefined) process.stdout.write(`${secret}\n`)
  } catch (error) {
    throw error instanceof ApiError ? new StartFailure(await reasonOf(error)) : error
  } finally {
    await opened.close()
  }
}

try {
  await main()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  const line = error instanceof StartFailure || isUsage ? error.message : String(error)
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
