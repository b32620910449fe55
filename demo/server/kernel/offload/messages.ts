/** A piece of work on its way to a worker thread. */
export interface Order {
  readonly task: string
  readonly input: unknown
}

/** What comes back from it. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
