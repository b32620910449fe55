import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of the viewer’s own profile. */
export const profileErrors = {
  photoRefused: {
    status: 400,
    cause: 'The photo can’t be decoded as PNG, JPEG, GIF or WebP, or is too large.',
    remedy: 'Send one of these formats, up to 2 MB and 25 megapixels.',
  },
} as const satisfies ErrorRows
