import type { Hex } from '../color/oklch.ts'

/** A brand as data: seed colors from which the palette is derived (`derive-palette.ts`). */
export interface Brand {
  readonly name: string
  /** The accent: buttons, links, selection. */
  readonly accent: Hex
  /** Tints the grays. A color of low chroma. */
  readonly neutral: Hex
  /** Corner radius of controls in hundredths of the font size. Cards and dialogs follow. */
  readonly radius: number
}
