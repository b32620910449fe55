import { exclusive } from '#core/platform/flags/flags.ts'
import { Hono } from 'hono'
import type { Env } from '../http/bindings.ts'
import { countDue } from '../queue/count-due.ts'
import type { Services } from '../services.ts'
import type { Faults } from './faults.ts'
import { readControl } from './read-control.ts'
import { clock, faults, flags } from './shapes.ts'
import { readFlags, writeState } from './state.ts'

/**
 * The controls for tests and demonstrations: faults, flags, the clock, and the number of due jobs.
 */
export const createDemoControls = (
  services: Services,
  demo: { readonly faults: Faults; setClock(offset: number): Promise<void> },
): Hono<Env> => {
  const app = new Hono<Env>()
  app.put('/demo/faults', async (c) => {
    const ordered = await readControl(faults, c.req.raw)
    for (const each of Array.isArray(ordered) ? ordered : [ordered]) demo.faults.add(each)
    return c.body(null, 204)
  })
  app.delete('/demo/faults', (c) => {
    demo.faults.clear()
    return c.body(null, 204)
  })
  app.put('/demo/flags', async (c) => {
    const changed = {
      ...(await readFlags(services)),
      ...exclusive(await readControl(flags, c.req.raw)),
    }
    await writeState(services, 'flags', changed)
    return c.json(changed)
  })
  app.put('/demo/clock', async (c) => {
    const { offsetMs } = await readControl(clock, c.req.raw)
    await demo.setClock(offsetMs)
    return c.json({ offsetMs, now: services.clock.now().toISOString() })
  })
  app.get('/demo/jobs', async (c) => c.json({ due: await countDue(services) }))
  return app
}
