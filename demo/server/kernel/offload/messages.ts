/** A task sent to a worker thread. */
export interface Order {
  readonly task: string
  /** The address of the file that exports the task. */
  readonly file: string
  readonly input: unknown
}

/** Sent by a thread once its files are loaded. */
export interface Loaded {
  readonly kind: 'loaded'
}

/** The result of a task. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
