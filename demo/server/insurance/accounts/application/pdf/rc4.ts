/** RC4, which encrypts older PDFs and is no longer in Node's crypto module. */
export const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (place: number): number => state[place & 255] ?? 0
  const swap = (one: number, other: number): void => {
    const value = at(one)
    state[one & 255] = at(other)
    state[other & 255] = value
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
