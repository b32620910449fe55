import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import type { ProofAnswer } from './proof-answer.ts'

/** Milliseconds between two progress messages. */
const pause = 100

/**
 * The probability that a key with this prefix is found within the tries; each digit multiplies them
 * by 16.
 */
const likelihood = (tries: number, prefix: string): number =>
  1 - Math.exp(-tries / 16 ** prefix.length)

// A worker's messages have no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const reply = (answer: ProofAnswer): void => postMessage(answer)

const counting = ({ parameters }: Challenge): DeriveKeyFunction => {
  const derive = parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha
  let tries = 0
  let reportedAt = performance.now()
  return (...input) => {
    tries += 1
    if (performance.now() - reportedAt > pause) {
      reportedAt = performance.now()
      reply({ progress: likelihood(tries, parameters.keyPrefix) })
    }
    return derive(...input)
  }
}

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey: counting(data) }).then(
    (solution) => reply({ solution }),
    () => reply({ solution: null }),
  )
})
