import { expect, test } from 'vitest'
import { modules } from './modules.ts'

test('offers every create button of the dashboard as a palette command too', async () => {
  const shells = await Promise.all(
    modules.flatMap((module) => ('shell' in module && module.shell ? [module.shell()] : [])),
  )
  const creating = shells.filter(({ DashboardPart }) => DashboardPart !== undefined)
  expect(creating).not.toEqual([])
  for (const { creates } of creating) expect(creates).toBeTypeOf('function')
})
