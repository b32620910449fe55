/**
 * Work that would block the main thread. It runs in a worker thread, so input and output must be
 * plain data, and `work` imports what it needs.
 */
export interface Task<Input, Output> {
  /** Id of the task between the threads. */
  readonly name: string
  /** The address of the file that exports it, which worker threads import. */
  readonly file: string
  /**
   * Maximum CPU milliseconds of a run. Its thread is ended after that, or after six times as long
   * in total.
   */
  readonly limit: number
  work(input: Input): Promise<Output>
}

/** A task of any input and output. */
export type AnyTask = Task<never, unknown>

/**
 * Declares a task in a file of its own, `<name>.task.ts`; `source` is that file's
 * `import.meta.url`. The build makes each of these files an entry in addition to the server's
 * (`demo/tools/build/server.ts`).
 */
export const task = <Input, Output>(
  source: string,
  declared: Omit<Task<Input, Output>, 'file'>,
): Task<Input, Output> => ({
  ...declared,
  file: source.endsWith('.ts') ? source : new URL(`${declared.name}.task.js`, source).href,
})
