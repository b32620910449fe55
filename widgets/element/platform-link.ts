import { createPlatform, type Platform } from '#core/platform/platform.ts'
import type { ClientError } from '#core/errors/client-error.ts'
import type { FetchSession } from '#core/session/gateway.ts'
import { regions, type Locale, type Region } from '#core/region/regions.ts'
import { browserHost } from '../platform/browser-host.ts'
import { wordingLoader } from '../platform/wording-loader.ts'
import type { SessionGrant } from './common.ts'
import type { Values } from './values.ts'

type PageSession = () => Promise<string | SessionGrant>

/** The origin that served this file, hence the platform's, where the page names none. */
const ownOrigin = (): string => new URL(import.meta.url).origin

const regionOf = (value: unknown): Region | undefined =>
  regions.find((region) => region.toLowerCase() === value)

/**
 * The platform of one element: the page's when it set one, else one of its own, made when the
 * element connects. Another key, region or language reaches it while it runs; another API needs
 * another platform.
 */
export class PlatformLink {
  readonly #values: Values
  readonly #onError: (error: ClientError) => void
  #own: Platform | undefined
  #stops: (() => void)[] = []
  #seen: Readonly<Record<string, unknown>> = {}

  constructor(values: Values, onError: (error: ClientError) => void) {
    this.#values = values
    this.#onError = onError
  }

  connect(): void {
    this.#settle()
    this.#stops = [this.#values.listen(() => this.#settle())]
  }

  disconnect(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.#drop()
  }

  #settle(): void {
    const values = this.#values.get()
    const before = this.#seen
    this.#seen = values
    const changed = (...names: string[]) => names.some((name) => before[name] !== values[name])

    if (values['platform']) {
      this.#drop()
      this.#values.set('current', values['platform'])
      return
    }
    if (!this.#own || changed('apiBase')) {
      this.#drop()
      this.#own = this.#make(values)
      this.#values.set('current', this.#own)
      return
    }
    if (changed('clientKey', 'fetchSession')) this.#own.identify(this.#identity(values))
    if (changed('region')) this.#own.region.fix(regionOf(values['region']))
    if (changed('locale')) void this.#own.setLocale(values['locale'] as Locale | undefined)
  }

  #make(values: Readonly<Record<string, unknown>>): Platform {
    const platform = createPlatform({
      apiBase: String(values['apiBase'] ?? ownOrigin()).replace(/\/+$/, ''),
      mode: 'embed',
      host: browserHost(),
      wordingLoader,
      region: regionOf(values['region']),
      locale: values['locale'] as Locale | undefined,
      production: import.meta.env.PROD,
      ...this.#identity(values),
    })
    platform.errors.on('api:error', this.#onError)
    return platform
  }

  #identity(values: Readonly<Record<string, unknown>>) {
    const page = values['fetchSession'] as PageSession | undefined
    const fetchSession: FetchSession | undefined =
      page &&
      (async () => {
        const grant = await page()
        return typeof grant === 'string' ? grant : grant.accessToken
      })
    return { clientKey: values['clientKey'] as string | undefined, fetchSession }
  }

  #drop(): void {
    this.#own?.dispose()
    this.#own = undefined
    this.#values.set('current', undefined)
  }
}
