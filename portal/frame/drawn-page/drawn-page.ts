/** The page as the build drew it, which stands before the script; see `demo/build/drawn-pages.ts`. */
export const drawnPageId = 'drawn-page'

/** What stands of it; nothing once its place was taken. */
export const drawnPage = (): HTMLElement | null => document.getElementById(drawnPageId)
