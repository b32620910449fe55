import * as z from 'zod/mini'
import { boundedText } from './bounded.ts'
import { withoutInvisible } from './invisible.ts'
import { withoutUnprintable } from './printable.ts'

/** Maximum characters of a stored file name. */
const maxLength = 120

/** Characters that file systems reject, and line ends. */
const reserved = /[\\/:*?"<>|\p{Cc}\u2028\u2029\ufffd]+/gu

/**
 * The stored form of a file name: without characters that file systems or documents reject, with
 * its extension. `📄 offer\u200b.pdf` → `offer.pdf`.
 */
export const cleanFileName = (name: string): string => {
  const text = withoutUnprintable(withoutInvisible(name.toWellFormed().normalize('NFC')))
    .replace(/\u200c|\u200d|\p{Variation_Selector}/gu, '')
    .replace(reserved, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=\.[^.\s]*$)/, '')
    .trim()
  const short = Array.from(text).slice(-maxLength).join('').trim()
  return /^\.[^.]+$/.test(short) ? `file${short}` : short
}

/** The name of an uploaded file, without the characters that cannot be stored. */
/*@__NO_SIDE_EFFECTS__*/
export const fileNameText = () => boundedText(1000, 'textTooLong').check(z.overwrite(cleanFileName))
