import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts'
import { createPortalPlatform, type PortalPlatform } from '../portal-platform.ts'
import { openAccess } from '../identity/session/endpoints.ts'
import { getPermissionsMap } from '../identity/permissions/endpoints.ts'
import { getUserSettings } from '../platform/settings/endpoints.ts'
import { embedSession } from '../identity/session/embed-session.ts'
import { portalSession } from '../identity/session/portal-session.ts'
import type { Tokens } from '../identity/session/model.ts'
import type { Namespace } from '../foundation/wording/namespaces.ts'
import type { ManualTime } from './manual-time.ts'
import { createMemoryBrowser, type MemoryBrowser, type MemoryTab } from './memory-browser.ts'
import { createScriptedServer, type ScriptedServer } from './scripted-server.ts'
import { agentClaims, issueTokens, keyClaims } from './tokens.ts'
import { wordingFiles } from './wording-files.ts'

export interface TestPlatformOptions extends Partial<
  Omit<PlatformOptions, 'host' | 'fetch' | 'apiBase'>
> {
  /** Scripts the server's responses: `(server) => server.answer(searchQuotes, page)`. */
  readonly answers?: (server: ScriptedServer) => void
  /** A server shared by several platforms. */
  readonly server?: ScriptedServer
  readonly browser?: MemoryBrowser
  readonly tab?: MemoryTab
  readonly hostname?: string
  /** Starts signed in, as an agent unless tokens are given; portal only. */
  readonly signedIn?: boolean | Tokens
  /** Namespaces in addition to `common` and `errors`. */
  readonly namespaces?: readonly Namespace[]
}

export interface TestPlatform<P extends Platform = PortalPlatform> {
  readonly platform: P
  readonly server: ScriptedServer
  readonly browser: MemoryBrowser
  readonly tab: MemoryTab
  readonly time: ManualTime
}

const createTestPlatform = async (
  mode: PlatformOptions['mode'],
  options: TestPlatformOptions,
): Promise<TestPlatform<Platform>> => {
  const { answers, hostname, namespaces = [], signedIn: _, ...rest } = options
  const browser = options.browser ?? createMemoryBrowser()
  const tab = options.tab ?? browser.openTab(hostname === undefined ? {} : { hostname })
  const server = options.server ?? createScriptedServer()
  server.answer(getUserSettings, {})
  server.answer(getPermissionsMap, {})
  answers?.(server)
  const platform = createPlatform({
    wordingLoader: wordingFiles,
    session: mode === 'portal' ? portalSession : embedSession,
    ...rest,
    mode,
    apiBase: 'http://api.test',
    host: tab,
    fetch: server.fetch,
  })
  await platform.ready()
  await platform.wording.load('errors', ...namespaces)
  return { platform, server, browser, tab, time: browser.time }
}

/** A portal in memory: scripted server, manual time, real wording. */
export const testPlatform = async (options: TestPlatformOptions = {}): Promise<TestPlatform> => {
  const { platform: base, ...around } = await createTestPlatform('portal', options)
  const { signedIn = false } = options
  if (signedIn !== false) {
    const tokens = issueTokens(around.time.wallClock(), { claims: agentClaims() })
    base.session.accept(signedIn === true ? tokens : signedIn)
  }
  const platform = createPortalPlatform(base)
  await platform.queries.ready()
  return { ...around, platform }
}

/** An embed in memory, with a publishable key that the scripted server accepts. */
export const testEmbed = async (
  options: TestPlatformOptions = {},
): Promise<TestPlatform<Platform>> => {
  const server = options.server ?? createScriptedServer()
  const browser = options.browser ?? createMemoryBrowser()
  server.on(openAccess, () => {
    const { refreshToken: _, ...issue } = issueTokens(browser.time.wallClock(), {
      claims: keyClaims(),
    })
    return Response.json(issue)
  })
  return createTestPlatform('embed', { clientKey: 'pk_test', ...options, server, browser })
}
