/** In two steps: the first page has the address, and the files of the view would weigh more. */
export const loadSignPage = async () => (await import('./SignPage.tsx')).SignPage
