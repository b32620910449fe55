/** Whether an element is light or dark: by its `color-scheme`, or the user's preference. */
export const schemeOf = (element: Element): 'light' | 'dark' => {
  const schemes = getComputedStyle(element).colorScheme.split(' ')
  if (schemes.includes('dark') && !schemes.includes('light')) return 'dark'
  if (!schemes.includes('dark')) return 'light'
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
