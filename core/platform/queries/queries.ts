import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerCache } from '../api/answer-cache.ts'
import type { Api, CallArguments } from '../api/api.ts'
import type { AnswerOf, Endpoint } from '../api/endpoint.ts'
import { withOptions } from '../api/call-options.ts'

/** The `meta` of a read whose view shows its own failure instead of a notification. */
export const readWithoutNotification = { isShown: true } as const

export interface Queries {
  /**
   * The client for TanStack's React bindings and observers. Throws before `ready()` has resolved.
   */
  readonly client: QueryClient
  /** The client, or undefined until its code is loaded. */
  readonly $client: ReadableAtom<QueryClient | undefined>
  /**
   * Loads the cache. Its code comes with the signed-in shell, whose route waits for it; pages
   * without a sign-in do not load it. Can be repeated after a failure.
   */
  ready(): Promise<QueryClient>
  /**
   * Options of a read, for `useQuery` and `fetchQuery`. The key is the endpoint's id and the input,
   * so all responses of one endpoint can be refetched by its id.
   */
  options<const E extends Endpoint>(
    endpoint: E,
    ...args: CallArguments<E>
  ): {
    readonly queryKey: QueryKey
    readonly queryFn: (context: {
      readonly signal: AbortSignal
      readonly meta?: Readonly<Record<string, unknown>> | undefined
    }) => Promise<AnswerOf<E>>
  }
  /** Reads through the cache. */
  fetch<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<AnswerOf<E>>
  /**
   * Prefetches a response. Does nothing before the cache's code is loaded and reports no failure:
   * the read that needs the response repeats it.
   */
  prefetch<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<void>
  /** Marks all responses of these endpoints stale; those in use are refetched at once. */
  refresh(...endpoints: readonly Endpoint[]): Promise<void>
  /** Removes everything, so that a user does not see the last user's responses. */
  clear(): void
}

/** Creates reads through a query cache, which `load` creates once its code is loaded. */
export const createQueries = (api: Api, load: () => Promise<QueryClient>): Queries => {
  const $client = atom<QueryClient | undefined>()

  let loading: Promise<QueryClient> | undefined

  const loadOnce = async (): Promise<QueryClient> => {
    try {
      const client = await load()
      $client.set(client)
      return client
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const ready = (): Promise<QueryClient> => (loading ??= loadOnce())

  const optionsOf: Queries['options'] = (endpoint, ...args) => ({
    queryKey: [endpoint.id, ...args],
    queryFn: ({ signal, meta }) =>
      api.call(endpoint, ...withOptions(args, { signal, isShown: meta !== undefined })),
  })

  return {
    get client() {
      const client = $client.get()
      if (!client) throw new Error('No query cache yet: wait for queries.ready()')
      return client
    },
    $client,
    ready,
    options: optionsOf,
    fetch: async (endpoint, ...args) => (await ready()).fetchQuery(optionsOf(endpoint, ...args)),
    prefetch: async (endpoint, ...args) =>
      $client.get()?.prefetchQuery({
        queryKey: optionsOf(endpoint, ...args).queryKey,
        queryFn: ({ signal }) =>
          api.call(endpoint, ...withOptions(args, { signal, isQuiet: true })),
        retry: false,
      }),
    async refresh(...endpoints) {
      const client = $client.get()
      if (!client) return
      await Promise.all(
        endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.id] })),
      )
    },
    clear: () => $client.get()?.clear(),
  }
}

/**
 * The cache of seldom changing responses on top of the query cache, which survives a reload if the
 * tab stores them.
 */
export const answersOf = (queries: Queries): AnswerCache => ({
  call: async (ttl, endpoint, ...args) =>
    (await queries.ready()).fetchQuery({
      ...queries.options(endpoint, ...args),
      staleTime: ttl,
      gcTime: ttl,
    }),
  clear: () => {},
})
