import { expect, test, vi } from 'vitest'
import { StartFailure } from './start-failure.ts'
import { startErrorOf, startWhenReachable, Unreachable } from './unreachable.ts'

const coded = (code: string) => Object.assign(new Error('of role admin at db.example'), { code })

test.each(['28P01', '28000', '3D000'])('a wrong address fails immediately: %s', async (code) => {
  const waits = vi.fn()
  const start = vi.fn(() => Promise.reject(coded(code)))
  const retryOptions = { maxLength: 60_000, pause: 1, waits }
  const error: unknown = await startWhenReachable(start, retryOptions).catch(
    (each: unknown) => each,
  )
  expect(error).toBeInstanceOf(StartFailure)
  expect(String(error)).not.toMatch(/admin|example/)
  expect(start).toHaveBeenCalledOnce()
  expect(waits).not.toHaveBeenCalled()
})

test.each(['57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT'])(
  'a start is retried, and reports the reason once: %s',
  async (code) => {
    const waits = vi.fn()
    const start = vi.fn(async () => {
      if (start.mock.calls.length < 3) throw coded(code)
    })
    await startWhenReachable(start, { maxLength: 60_000, pause: 1, waits })
    expect(start).toHaveBeenCalledTimes(3)
    expect(waits).toHaveBeenCalledOnce()
    expect(String(waits.mock.calls)).not.toMatch(/admin|example/)
  },
)

test('a start fails when its time is over', async () => {
  const failing = startWhenReachable(() => Promise.reject(coded('57P03')), {
    maxLength: 0,
    pause: 1,
    waits: () => undefined,
  })
  await expect(failing).rejects.toBeInstanceOf(Unreachable)
})

test('other failures are passed on unchanged', () => {
  const defect = new Error('defect')
  expect(startErrorOf(defect)).toBe(defect)
  const portTaken = new StartFailure('Port 4000 is taken', { cause: coded('ECONNREFUSED') })
  expect(startErrorOf(portTaken)).toBe(portTaken)
})
