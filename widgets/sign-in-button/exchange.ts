import { exchangeHostCode } from '#core/identity/host-sign-in/endpoints.ts'
import type { HostTokens } from '#core/identity/host-sign-in/model.ts'
import { embedSession } from '#core/identity/session/embed-session.ts'
import { createPlatform } from '#core/platform.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { browserHost } from '../platform/browser-host.ts'
import { elementWording } from '../platform/element-wording.ts'

/** A platform for one call, from the element's attributes. */
export interface ExchangeSettings {
  readonly apiBase: string
  readonly region: string | undefined
}

/**
 * Exchanges a sign-in code for tokens. It is a separate chunk that loads while the user is in the
 * pop-up.
 */
export const exchange = async (
  { apiBase, region }: ExchangeSettings,
  body: { readonly clientKey: string; readonly code: string; readonly codeVerifier: string },
  /**
   * Called with a text while the call takes longer than usual, and with undefined when it has
   * ended.
   */
  onSlow: (text: string | undefined) => void,
): Promise<HostTokens> => {
  const platform = createPlatform({
    apiBase,
    mode: 'embed',
    session: embedSession,
    host: browserHost(),
    wordingLoader: elementWording(),
    region: regions.find((each) => each.toLowerCase() === region),
    production: import.meta.env.PROD,
  })
  const stop = platform.$isSlow.listen((isSlow) =>
    onSlow(isSlow ? platform.wording.t('common:slow') : undefined),
  )
  try {
    await platform.ready()
    return await platform.api.call(exchangeHostCode, { body })
  } finally {
    stop()
    onSlow(undefined)
    platform.dispose()
  }
}
