import { createServer } from 'node:net'

/** Below the system's ephemeral ports (from 32768), above those of journeys. */
const lowest = 20_000
const highest = 32_000
/** Derived from the process id, so that parallel processes use different ports. */
const share = 10

const isAvailable = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

let next = lowest + ((process.pid * share) % (highest - lowest))

/** The first of `count` consecutive free ports that were not given out before. */
export const freePort = async (count = 1): Promise<number> => {
  const first = next
  next = first + 2 * count > highest ? lowest : first + count
  const all = await Promise.all(
    Array.from({ length: count }, (_, each) => isAvailable(first + each)),
  )
  return all.every(Boolean) ? first : freePort(count)
}
