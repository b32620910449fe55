import { embedSessionWith } from '#core/identity/session/embed-session.ts'
import { createPlatform, type Platform } from '#core/platform.ts'
import type { ClientError } from '#core/foundation/errors/client-error.ts'
import type { FetchSession } from '#core/identity/session/session-kind.ts'
import { regions, type Region } from '#core/foundation/region/regions.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { translationFor } from '#core/foundation/wording/translations.ts'
import type { WordingLoader } from '#core/foundation/wording/wording.ts'
import { hasPageTexts, pageTextsChanged } from '../texts/page-texts-key.ts'
import { browserHost } from '../platform/browser-host.ts'
import { pageTokens } from '../platform/page-tokens.ts'
import type { common } from './common.ts'
import type { PropsOf } from './definition.ts'
import type { ReceiveRecord } from './receive-record.ts'
import type { Values } from './values.ts'

/** The text loader, and the namespaces of the first view. */
export interface FirstTexts {
  readonly loader: WordingLoader
  readonly namespaces: readonly Namespace[]
}

type CommonValues = Partial<PropsOf<typeof common>>

/** Without the attribute, the page’s language can select a translation. */
export const localeOf = ({ locale }: CommonValues) =>
  locale ?? translationFor(document.documentElement.lang)

/** Replaces the elements’ texts with the page’s own. */
const takePageTexts = async ({ wording }: Platform): Promise<void> => {
  if (!hasPageTexts()) return
  const { withPageTexts } = await import('../texts/text-overrides.ts')
  wording.replaceEngine(withPageTexts())
}

/** The origin that served this file: the default platform. */
const ownOrigin = (): string => new URL(import.meta.url).origin

const regionOf = (value: string | undefined): Region | undefined =>
  regions.find((region) => region.toLowerCase() === value)

/**
 * The credentials of an element's session. The page's function may return the platform's whole
 * response.
 */
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
 * The platform of one element: the one set by the page, or its own. An own platform is created when
 * the element connects and exposed once the first texts have loaded, because React would otherwise
 * show its fallback for at least 300 ms. A changed key, region or language is applied at run time;
 * a changed API base needs a new platform.
 */
export class PlatformLink {
  readonly #values: Values
  readonly #texts: FirstTexts
  readonly #onError: (error: ClientError) => void
  #own: Platform | undefined
  /** The exposed platform of its own; a new one may be loading. */
  #shown: Platform | undefined
  #stops: (() => void)[] = []
  #seen: CommonValues = {}
  readonly #receive: ReceiveRecord | undefined
  #stopReceiving: (() => void) | undefined

  constructor(
    values: Values,
    texts: FirstTexts,
    receive: ReceiveRecord | undefined,
    onError: (error: ClientError) => void,
  ) {
    this.#values = values
    this.#texts = texts
    this.#receive = receive
    this.#onError = onError
  }

  connect(): void {
    this.#settle()
    const retake = () => this.#own && void takePageTexts(this.#own)
    document.addEventListener(pageTextsChanged, retake)
    this.#stops = [
      this.#values.listen(() => this.#settle()),
      () => document.removeEventListener(pageTextsChanged, retake),
    ]
  }

  disconnect(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.#seen = {}
    this.#values.set('current', undefined)
    this.#drop()
  }

  #settle(): void {
    const before = this.#seen
    const values = this.#read()
    this.#seen = values
    const changed = (...names: (keyof CommonValues)[]) =>
      names.some((name) => before[name] !== values[name])

    if (values.platform) {
      this.#values.set('current', values.platform)
      this.#drop()
      return
    }
    const own = this.#own
    if (!own || changed('apiBase')) {
      if (own !== this.#shown) own?.dispose()
      const created = this.#make(values)
      this.#own = created
      const show = () => this.#show(created)
      // The view reports texts that did not load.
      Promise.all([takePageTexts(created), created.wording.load(...this.#texts.namespaces)]).then(
        show,
        show,
      )
      this.#stopReceiving?.()
      this.#stopReceiving = this.#receive?.(created, this.#values)
      return
    }
    if (changed('clientKey', 'fetchSession')) own.identify(identityOf(values))
    if (changed('region')) own.region.fix(regionOf(values.region))
    if (changed('locale'))
      own.setLocale(localeOf(values)).catch((error) => own.errors.caught(error, 'load'))
  }

  #show(platform: Platform): void {
    if (this.#own !== platform) return
    const before = this.#shown
    this.#shown = platform
    this.#values.set('current', platform)
    before?.dispose()
  }

  #drop(): void {
    this.#stopReceiving?.()
    this.#stopReceiving = undefined
    for (const platform of new Set([this.#own, this.#shown])) platform?.dispose()
    this.#own = undefined
    this.#shown = undefined
  }

  /** `accessors` and `element-class` write the values from the same definition. */
  #read(): CommonValues {
    return this.#values.get()
  }

  #make(values: CommonValues): Platform {
    const apiBase = (values.apiBase ?? ownOrigin()).replace(/\/+$/, '')
    const platform: Platform = createPlatform({
      apiBase,
      mode: 'embed',
      session: embedSessionWith({
        tokens: pageTokens,
        // Part of the key, because the server checks the region against the key's.
        place: () => `${apiBase} ${platform.region.$region.get()}`,
      }),
      host: browserHost(),
      wordingLoader: this.#texts.loader,
      region: regionOf(values.region),
      locale: localeOf(values),
      production: import.meta.env.PROD,
      ...identityOf(values),
    })
    platform.errors.on('api:error', this.#onError)
    return platform
  }
}
