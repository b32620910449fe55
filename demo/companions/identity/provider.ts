import type { default as Provider } from 'oidc-provider'
import { ssoClientId } from '../../server/kernel/seed/companion-data.ts'
import { identities, type Identity } from './identities.ts'
import { errorPage } from './pages.ts'
import type { IdentitySecrets } from './secrets.ts'
import { memoryStore } from './store.ts'

export interface ProviderOptions {
  readonly issuer: string
  readonly port: number
  readonly secrets: IdentitySecrets
  /** The platform's return addresses. */
  readonly redirectUris: readonly string[]
}

const identityOf = (email: string | undefined) => identities.find((each) => each.email === email)

/**
 * Creates the provider. Its package takes a quarter of a second to load, so the first request loads
 * it.
 */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider')
  const { Check, base } = interactionPolicy
  const policy = base()
  // asks again when the platform expects a different user than the last one
  policy
    .get('login')
    ?.checks.add(
      new Check('hint_differs', 'The login hint names a different user', ({ oidc }) =>
        oidc.result?.login === undefined &&
        identityOf(String(oidc.params?.login_hint)) !== undefined &&
        oidc.session?.accountId !== oidc.params?.login_hint
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    )
  const name = (kind: string) => `identity-${kind}-${options.port}`
  return new OidcProvider(options.issuer, {
    adapter: memoryStore(),
    jwks: { keys: [{ ...options.secrets.key }] },
    clients: [
      {
        client_id: ssoClientId,
        client_secret: options.secrets.clientSecret,
        redirect_uris: [...options.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    // cookies are shared between ports
    cookies: {
      keys: [options.secrets.cookieSecret],
      names: {
        interaction: name('interaction'),
        resume: name('resume'),
        session: name('session'),
      },
    },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/sign-in/${uid}` },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 60,
      Interaction: 600,
      Session: 3_600,
    },
    async findAccount(_context, id) {
      const identity = identityOf(id)
      if (!identity) return undefined
      const { email, name: fullName, isVerified }: Identity = identity
      return {
        accountId: id,
        claims: async () => ({ sub: id, email, email_verified: isVerified, name: fullName }),
      }
    },
    // the platform is the only client, so users are not asked for consent
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(context, { error, error_description: description }) {
      context.type = 'html'
      context.body = errorPage(description ?? error)
    },
  })
}
