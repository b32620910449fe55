import type { Floor } from '../groups.ts'

/** One import between two domains of a group. */
interface AllowedImport {
  readonly on: readonly Floor[]
  readonly why: string
}

/** The imports of domains, by the importing and the imported one. */
export type AllowedImports = Readonly<Record<string, Readonly<Record<string, AllowedImport>>>>
