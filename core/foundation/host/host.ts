/** Stops what a call started: a listener, a timer. Calling it twice is harmless. */
export type Stop = () => void

/** A store of texts by key. Adapters never throw: where storage is blocked they keep texts in memory. */
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

/** Raw time of the machine. The platform's `clock` is made of it. */
export interface TimeSource {
  /** Milliseconds since 1970 by the machine's own, possibly wrong, clock. */
  wall(): number
  /** Milliseconds that never jump, from any start. */
  monotonic(): number
  /** Runs `work` once after `ms` milliseconds. */
  after(ms: number, work: () => void): Stop
}

/**
 * What the surroundings lend the core: a browser page, a server, a test.
 * Core knows neither DOM nor Node; everything of theirs comes in through here.
 */
export interface Host {
  /** The host name of the page: `portal.example.co.uk`. */
  readonly hostname: string
  /** IANA name of the viewer's zone: `Europe/London`. */
  readonly timeZone: string
  readonly time: TimeSource
  /** Kept as long as the tab. */
  readonly tab: KeyValue
  /** Kept on the device. */
  readonly device: KeyValue
  randomId(): string
  channel(name: string): Channel
  /** Runs `work` while no other tab of this origin holds the lock of that name. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Lets the other tabs of this origin see that this one is here, by a name, until stopped. */
  present(name: string): Stop
  /** The names by which tabs are here, one for each `present`; undefined where nobody can tell. */
  presences(): Promise<readonly string[] | undefined>
  /** Whether the device knows that it has no network; where nobody can tell it has one. */
  isOffline(): boolean
  /** Tells when the tab comes back: shown again, resumed, online again. */
  onWake(listener: () => void): Stop
  /** Like `time.after`, but from a worker where there is one, so that a hidden tab is not slowed down. */
  timer(ms: number, work: () => void): Stop
}
