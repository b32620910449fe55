import { Hono } from 'hono'
import * as z from 'zod/mini'
import { boundedText } from '#core/foundation/validation/bounded.ts'
import {
  exampleRecords,
  examplesPath,
  type ExampleAccess,
} from '#core/insurance/sandbox/examples.ts'
import { readControl } from '../../kernel/demo-controls/read-control.ts'
import type { Env } from '../../kernel/http/bindings.ts'
import type { Services } from '../../kernel/services.ts'
import { clientKeys } from '../../kernel/seed/ids.ts'
import { openExample } from './sessions.ts'

const input = z.object({
  record: z.enum(exampleRecords),
  readerId: boundedText(64).check(z.minLength(16, 'tooShort'), z.regex(/^[\w-]+$/)),
})

/** Sessions of one network; an open example requests a new one before a token expires. */
const opens = { calls: 60, seconds: 60 } as const

/** The access of the documentation’s live examples. */
export const createExamples = (services: Services): Hono<Env> => {
  const app = new Hono<Env>()
  app.get(examplesPath, (c) => c.json<ExampleAccess>({ clientKey: clientKeys.playground }))
  app.post(examplesPath, async (c) => {
    const { ip } = c.var
    await services.limits.take('example session', ip, opens)
    const opened = await openExample(services, await readControl(input, c.req.raw), ip)
    return c.json(opened, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}
