/** Accepted file types, each with the bytes that it starts with. */
const types = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const

/** The type of a file by its content, not its name; undefined for one that is not accepted. */
export const fileTypeOf = (file: Uint8Array): string | undefined =>
  types.find(([, start]) => start.every((byte, at) => file[at] === byte))?.[0]
