/** Stops a listener or a timer. A second call has no effect. */
export type Stop = () => void

/** A store of texts by key. Adapters never throw: if storage is blocked they use memory. */
export interface KeyValue {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/** Messages to the other tabs of this origin. A channel does not receive its own messages. */
export interface Channel {
  post(message: unknown): void
  listen(listener: (message: unknown) => void): Stop
  close(): void
}

/** Raw time of the machine, the source of the platform's `clock`. */
export interface TimeSource {
  /** Milliseconds since 1970 by the machine's clock, which may be wrong. */
  wallClock(): number
  /** Monotonic milliseconds from an arbitrary start. */
  monotonic(): number
  /** Runs `work` once after `ms` milliseconds. */
  after(ms: number, work: () => void): Stop
}

/**
 * The services of the environment that core runs in: a browser page, a server, a test. Core uses
 * neither DOM nor Node directly; it takes everything from here.
 */
export interface Host {
  /** The host name of the page: `portal.example.co.uk`. */
  readonly hostname: string
  /** IANA name of the viewer's zone: `Europe/London`. */
  readonly timeZone: string
  readonly time: TimeSource
  /** Storage that lasts as long as the tab. */
  readonly tab: KeyValue
  /** Storage that lasts on the device. */
  readonly device: KeyValue
  randomId(): string
  channel(name: string): Channel
  /** Runs `work` while no other tab of this origin holds the lock with that name. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Announces this tab to the other tabs of this origin under a name, until stopped. */
  present(name: string): Stop
  /**
   * The names of the announced tabs, one for each `present`; undefined if the browser cannot tell.
   */
  presences(): Promise<readonly string[] | undefined>
  /** Whether the device reports that it is offline; false if it cannot tell. */
  isOffline(): boolean
  /** Calls back when the tab is shown again, resumed or online again. */
  onWake(listener: () => void): Stop
  /**
   * Like `time.after`, but timed by a worker if available, so that a hidden tab is not throttled.
   */
  timer(ms: number, work: () => void): Stop
}
