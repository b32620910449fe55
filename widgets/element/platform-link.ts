import { createPlatform, type Platform } from '#core/platform/platform.ts'
import type { ClientError } from '#core/errors/client-error.ts'
import type { FetchSession } from '#core/session/gateway.ts'
import { regions, type Region } from '#core/region/regions.ts'
import type { WordingLoader } from '#core/wording/wording.ts'
import { browserHost } from '../platform/browser-host.ts'
import type { common } from './common.ts'
import type { PropsOf } from './definition.ts'
import type { Values } from './values.ts'

type CommonValues = Partial<PropsOf<typeof common>>

/** The origin that served this file, hence the platform's, where the page names none. */
const ownOrigin = (): string => new URL(import.meta.url).origin

const regionOf = (value: string | undefined): Region | undefined =>
  regions.find((region) => region.toLowerCase() === value)

/** What an element opens its session with. A page's function may hand on the platform's whole answer. */
function identityOf({ clientKey, fetchSession: page }: CommonValues) {
  const fetchSession: FetchSession | undefined =
    page &&
    (async () => {
      const grant = await page()
      return typeof grant === 'string' ? grant : grant.accessToken
    })
  return { clientKey, fetchSession }
}

/**
 * The platform of one element: the page's when it set one, else one of its own, made when the
 * element connects. Another key, region or language reaches it while it runs; another API needs
 * another platform.
 */
export class PlatformLink {
  readonly #values: Values
  readonly #wordingLoader: WordingLoader
  readonly #onError: (error: ClientError) => void
  #own: Platform | undefined
  #stops: (() => void)[] = []
  #seen: CommonValues = {}

  constructor(values: Values, wordingLoader: WordingLoader, onError: (error: ClientError) => void) {
    this.#values = values
    this.#wordingLoader = wordingLoader
    this.#onError = onError
  }

  connect(): void {
    this.#settle()
    this.#stops = [this.#values.listen(() => this.#settle())]
  }

  disconnect(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.#own?.dispose()
    this.#own = undefined
    this.#seen = {}
    this.#values.set('current', undefined)
  }

  #settle(): void {
    const before = this.#seen
    const values = this.#read()
    this.#seen = values
    const changed = (...names: (keyof CommonValues)[]) =>
      names.some((name) => before[name] !== values[name])

    const own = this.#own
    if (values.platform) {
      this.#own = undefined
      this.#values.set('current', values.platform)
      own?.dispose()
      return
    }
    if (!own || changed('apiBase')) {
      this.#own = this.#make(values)
      this.#values.set('current', this.#own)
      own?.dispose()
      return
    }
    if (changed('clientKey', 'fetchSession')) own.identify(identityOf(values))
    if (changed('region')) own.region.fix(regionOf(values.region))
    if (changed('locale'))
      own.setLocale(values.locale).catch((error) => own.errors.caught(error, 'load'))
  }

  /** `accessors` and `element-class` fill the values by the same definition. */
  #read(): CommonValues {
    return this.#values.get()
  }

  #make(values: CommonValues): Platform {
    const platform = createPlatform({
      apiBase: (values.apiBase ?? ownOrigin()).replace(/\/+$/, ''),
      mode: 'embed',
      host: browserHost(),
      wordingLoader: this.#wordingLoader,
      region: regionOf(values.region),
      locale: values.locale,
      production: import.meta.env.PROD,
      ...identityOf(values),
    })
    platform.errors.on('api:error', this.#onError)
    return platform
  }
}
