import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { keyKinds, keyModes, type KeyKind, type KeyMode } from '#core/identity/access/modes.ts'
import { newKey } from '#core/administration/api-keys/model.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { StartFailure } from '../../kernel/database/start-failure.ts'
import type { Services } from '../../kernel/services.ts'
import { loadWording, keyOfText } from '../../kernel/wording.ts'
import { createKey } from './service.ts'

const usage = `npm run create-key -- --agency ID --name NAME [--kind ${keyKinds.join('|')}] [--mode ${keyModes.join('|')}] [--origin URL]…`

const oneOf = <Value extends string>(
  option: string,
  values: readonly Value[],
  value: string,
): Value => {
  const found = values.find((each) => each === value)
  if (found === undefined)
    throw new StartFailure(`--${option} is ${values.join(' or ')}.\n${usage}`)
  return found
}

/**
 * Reads a new key and its agency from command-line arguments.
 * @throws StartFailure, or the TypeError of `parseArgs`, with the reason.
 */
export const readKeyInput = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
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

const checkAgency = async ({ database }: Pick<Services, 'database'>, id: string) => {
  const all = await database.handle().select({ id: agencies.id }).from(agencies).limit(20)
  const [found] = await database.handle().select().from(agencies).where(eq(agencies.id, id))
  if (found !== undefined) return
  const known = all.map((agency) => agency.id).join(', ')
  throw new StartFailure(`There is no agency ${id}. Agencies: ${known || 'none'}.`)
}

/** The reason why a key was rejected, as text. */
const reasonOf = async (error: ApiError): Promise<string> => {
  const wording = await loadWording()
  const textOf = (code: string, params: Readonly<Record<string, string | number>> = {}): string => {
    const key = keyOfText(wording, code)
    return key === undefined ? code : wording.in('en-US')(key, params)
  }
  const [fieldError] = error.fieldErrors
  return fieldError ? textOf(fieldError.code) : textOf(error.code, error.params)
}

/**
 * Creates the key that was read from command-line arguments.
 * @throws StartFailure with the reason when the key is rejected.
 */
export const createKeyOf = async (
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  { agencyId, key }: ReturnType<typeof readKeyInput>,
): ReturnType<typeof createKey> => {
  await checkAgency(services, agencyId)
  try {
    return await createKey(services, agencyId, key)
  } catch (error) {
    throw error instanceof ApiError ? new StartFailure(await reasonOf(error)) : error
  }
}
