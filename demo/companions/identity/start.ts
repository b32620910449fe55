import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { default as Provider } from 'oidc-provider'
import { boundBodies } from '../../server/kernel/http/bounded-bodies.ts'
import { identities } from './identities.ts'
import { errorPage, pagePolicy, signInPage } from './pages.ts'
import { createProvider } from './provider.ts'
import { identitySecrets } from './secrets.ts'

export interface IdentityOptions {
  readonly host: string
  readonly port: number
  /** Its public address. */
  readonly issuer: string
  readonly dataDir: string
  /** Origins of the platform's portal; each has the return address `callbackPath`. */
  readonly portals: readonly string[]
  readonly callbackPath: string
}

export interface IdentityProvider {
  /** The client secret of the platform. */
  readonly clientSecret: string
  close(): Promise<void>
}

/** Maximum bytes of the forms that users and the platform send. */
const maxBodyBytes = 8_192

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

const sendPage = (response: ServerResponse, status: number, html: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

/** The page on which the user selects an identity, and its form. */
const signIn = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { uid, params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const hint = params['login_hint']
    return sendPage(response, 200, signInPage(uid, typeof hint === 'string' ? hint : undefined))
  }
  const chosen = (await readForm(request)).get('identity')
  const identity = identities.find(({ email }) => email === chosen)
  await provider.interactionFinished(
    request,
    response,
    identity
      ? { login: { accountId: identity.email } }
      : { error: 'access_denied', error_description: 'The sign-in was cancelled' },
  )
}

/** Starts the identity provider on its own origin. */
export const startIdentity = async (options: IdentityOptions): Promise<IdentityProvider> => {
  const { host, port, issuer, portals } = options
  const secrets = await identitySecrets(options.dataDir)
  const redirectUris = portals.map((origin) => `${origin}${options.callbackPath}`)
  let pending: Promise<Provider> | undefined
  const provider = () => (pending ??= createProvider({ issuer, port, secrets, redirectUris }))
  const policy = pagePolicy(portals)
  let isDown = false

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Cache-Control', 'no-store')
    const ready = await provider()
    if (request.url?.startsWith('/sign-in/')) return signIn(ready, request, response)
    await ready.callback()(request, response)
  }
  const server = createServer((request, response) => {
    // for demos: `PUT /demo/outage` closes every connection until `DELETE`
    if (request.url === '/demo/outage' && /^(?:PUT|DELETE)$/.test(request.method ?? '')) {
      isDown = request.method === 'PUT'
      response.writeHead(204).end()
      return
    }
    if (isDown) {
      response.destroy()
      return
    }
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      sendPage(response, 400, errorPage(error instanceof Error ? error.message : 'Unknown'))
    })
  })
  boundBodies(server, maxBodyBytes)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    clientSecret: secrets.clientSecret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
