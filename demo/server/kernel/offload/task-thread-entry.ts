/** The file that worker threads run, in the same folder both as a source and in the bundle. */
export const taskThreadEntry = (): URL => {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`task-thread.${ending}`, import.meta.url)
}
