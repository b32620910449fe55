/** A separate module keeps the view's preload list out of the first page. */
export const loadSignPage = async () => (await import('./SignPage.tsx')).SignPage
