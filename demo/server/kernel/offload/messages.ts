/** A piece of work on its way to a worker thread. */
export interface Order {
  readonly task: string
  readonly input: unknown
}

/** What a thread says once, when its files are loaded. */
export interface Loaded {
  readonly kind: 'loaded'
}

/** What comes back from it. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
