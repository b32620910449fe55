// A thread that makes many parallel calls and counts the statuses of the responses. As a thread, it
// does not delay the measurement.
import { parentPort } from 'node:worker_threads'
import type { Flood, Statuses } from './flood.ts'

const statusOf = async ({ address, ...request }: Flood, signal: AbortSignal): Promise<string> => {
  try {
    const answer = await fetch(address, { ...request, redirect: 'manual', signal })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'aborted'
  }
}

const run = async (flood: Flood): Promise<Statuses> => {
  const signal = AbortSignal.timeout(flood.maxLength)
  const statuses: Record<string, number> = {}
  let left = flood.calls
  const callOn = async (): Promise<void> => {
    while (left > 0 && !signal.aborted) {
      left -= 1
      // Each connection makes sequential calls.
      // oxlint-disable-next-line no-await-in-loop
      const status = await statusOf(flood, signal)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: flood.atOnce }, callOn))
  return statuses
}

parentPort?.on('message', (flood: Flood) => {
  void run(flood).then((statuses) => parentPort?.postMessage(statuses, []))
})
