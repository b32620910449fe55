import { createServer } from 'node:net'

/** Below those that systems lend to outgoing calls (from 32768 on), above those that journeys take. */
const lowest = 20_000
const highest = 32_000
/** Ports that are a process's own: two that run at once differ in their ids. */
const share = 10

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

let next = lowest + ((process.pid * share) % (highest - lowest))

/** The first of `count` neighbouring ports that nobody listens on and nobody else is given. */
export const freePort = async (count = 1): Promise<number> => {
  const first = next
  next = first + 2 * count > highest ? lowest : first + count
  const all = await Promise.all(Array.from({ length: count }, (_, each) => isFree(first + each)))
  return all.every(Boolean) ? first : freePort(count)
}
