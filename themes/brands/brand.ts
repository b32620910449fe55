import type { Hex } from '../color/oklch.ts'

/** A brand as data: seed colours, from which the palette is derived (`derive.ts`). */
export interface Brand {
  readonly name: string
  /** The one accent: buttons, links, selection. */
  readonly accent: Hex
  /** Tints every grey; a colour of low chroma. */
  readonly neutral: Hex
  /** Corner radius of a control in hundredths of the font size; cards and dialogs follow. */
  readonly radius: number
}
