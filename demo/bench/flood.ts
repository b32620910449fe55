// A thread that makes one call many times at once and tells how many answers had each status.
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { statusOf } from './status-of.ts'

const { address, headers, calls } = z
  .object({ address: z.string(), headers: z.record(z.string(), z.string()), calls: z.number() })
  .parse(workerData)

const answers = await Promise.all(Array.from({ length: calls }, () => statusOf(address, headers)))
const statuses: Record<number, number> = {}
for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1
parentPort?.postMessage(statuses, [])
