import { gzipSync } from 'node:zlib'
import type { PackageFiles } from './package-files.ts'

const block = 512

/** The fixed file time that npm uses, so that archives are reproducible. */
const modified = Date.UTC(1985, 9, 26, 8, 15) / 1000

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0')

/** The entry of a file in the format `ustar`. */
const headerOf = (path: string, size: number): Buffer => {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive`)
  const header = Buffer.alloc(block)
  header.write(path, 0)
  header.write(`${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100)
  header.write(`${octal(size, 11)}\0${octal(modified, 11)}\0`, 124)
  // The checksum counts its own field as spaces.
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

/** Packs a package into an archive that package managers install. */
export const tarballOf = (files: PackageFiles): Buffer => {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const bytes = Buffer.from(text)
    const rest = Buffer.alloc(-bytes.length & (block - 1))
    return [headerOf(`package/${name}`, bytes.length), bytes, rest]
  })
  const zipped = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * block)]), { level: 9 })
  // Sets the operating system to unknown, so that the bytes are the same on every system.
  zipped[9] = 255
  return zipped
}
