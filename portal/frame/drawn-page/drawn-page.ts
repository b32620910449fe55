/** The prerendered page, shown until the script runs; see `demo/tools/build/drawn-pages.ts`. */
export const drawnPageId = 'drawn-page'

/** Its element; null once it was replaced. */
export const drawnPage = (): HTMLElement | null => document.getElementById(drawnPageId)
