/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4

/** The modules of a QR code, row by row; any value but 0 is dark. */
export interface Modules {
  readonly size: number
  readonly data: ArrayLike<number>
}

/** The dark modules as one SVG path: a run in a row is one rectangle. */
export const qrPath = ({ size, data }: Modules): string => {
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      let end = start
      while (end < size && data[row * size + end]) end += 1
      if (end > start)
        path += `M${start + quietZone} ${row + quietZone}h${end - start}v1h${start - end}z`
      start = end
    }
  }
  return path
}
