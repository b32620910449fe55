/** First 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const rootsOfPrimes = (count: number, power: number): readonly number[] => {
  const found: number[] = []
  for (let each = 2; found.length < count; each += 1) {
    let isPrime = true
    for (let by = 2; by * by <= each; by += 1) if (each % by === 0) isPrime = false
    const root = each ** power
    if (isPrime) found.push(((root - Math.floor(root)) * 2 ** 32) | 0)
  }
  return found
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message with its end marker and length, padded to whole blocks. */
const padded = (message: Uint8Array): DataView => {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor((message.length * 8) / 2 ** 32))
  view.setUint32(bytes.length - 4, message.length * 8)
  return view
}

/**
 * SHA-256 (FIPS 180-4), synchronous and without `subtle`: host pages may be plain http, where
 * browsers have no `subtle`, and a pop-up must open within the click, which leaves no time for a
 * promise.
 */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const constants = rootsOfPrimes(64, 1 / 3)
  const state = Int32Array.from(rootsOfPrimes(8, 1 / 2))
  const blocks = padded(message)
  const words = new Int32Array(64)
  const at = (list: Int32Array | readonly number[], index: number): number => list[index] ?? 0
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) {
        words[index] = blocks.getInt32(start + index * 4)
        continue
      }
      const early = at(words, index - 15)
      const late = at(words, index - 2)
      const small = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
      const large = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
      words[index] = (at(words, index - 16) + small + at(words, index - 7) + large) | 0
    }
    let [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => at(state, index)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let index = 0; index < 64; index += 1) {
      const choice = (e & f) ^ (~e & g)
      const first =
        h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        choice +
        at(constants, index) +
        at(words, index)
      const majority = (a & b) ^ (a & c) ^ (b & c)
      const second = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
      state[index] = (at(state, index) + word) | 0
    }
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}
