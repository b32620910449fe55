import type { Solver } from '#core/identity/human-check/solver.ts'
import { trustedScript } from '../../../frame/platform/trusted-script.ts'
import type { ProofAnswer } from './proof-answer.ts'
// The bundler gives the address of the worker as the default export.
// oxlint-disable-next-line import/default
import address from './proof.worker.ts?worker&url'

const openWorker = (): Worker => new Worker(trustedScript(address), { type: 'module' })

/** Solves each proof of work in its own worker, so that the page stays responsive. */
export const workerSolver =
  (open: () => Worker = openWorker): Solver =>
  (challenge, { signal, onProgress }) =>
    new Promise((resolve) => {
      let worker: Worker | undefined
      const end: typeof resolve = (outcome) => {
        worker?.terminate()
        resolve(outcome)
      }
      try {
        worker = open()
      } catch {
        return resolve('no-solver')
      }
      signal.addEventListener('abort', () => end('no-solution'), { once: true })
      // A script that fails to load throws nothing; it fires an error event.
      worker.addEventListener('error', () => end('no-solver'))
      worker.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => {
        if ('progress' in data) onProgress(data.progress)
        else end(data.solution === null ? 'no-solution' : { ...data.solution })
      })
      // A worker's messages have no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(challenge)
    })
