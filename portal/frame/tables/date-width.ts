/** The width of a column of dates, of which none is cut: `May 28, 2026`. Sixteenths of the root font size. */
export const dateWidth = 134
