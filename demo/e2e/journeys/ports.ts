import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export const host = '127.0.0.1'

/** Consecutive ports of one platform. */
const size = 5

/**
 * The system's ephemeral ports. An outgoing connection could take one before a platform listens.
 */
const reserved = (): readonly [low: number, high: number] => {
  try {
    const text = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
    const [low = 32_768, high = 60_999] = text.trim().split(/\s+/).map(Number)
    return [low, high]
  } catch {
    return [32_768, 65_535]
  }
}

/**
 * The first ports of all blocks outside that range, or of all blocks when hardly any is outside.
 */
const blocks = (): readonly number[] => {
  const [low, high] = reserved()
  const all = Array.from({ length: 8_000 }, (_, at) => 20_000 + at * size)
  const free = all.filter((first) => first + size <= low || first > high)
  return free.length > 100 ? free : all
}

const isAvailable = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })

/**
 * The first of five consecutive free ports, at a random position so that processes rarely collide.
 * The ports are not reserved: a start that finds one in use tries another block.
 */
export const freeBlock = async (): Promise<number> => {
  const choices = blocks()
  for (;;) {
    const first = choices[randomInt(choices.length)] ?? 20_000
    const ports = Array.from({ length: size }, (_, offset) => first + offset)
    // One block is probed at a time.
    // oxlint-disable-next-line no-await-in-loop
    if ((await Promise.all(ports.map(isAvailable))).every(Boolean)) return first
  }
}
