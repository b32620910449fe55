import { parse, serialize } from 'hono/utils/cookie'
import { baseRegion } from '#core/foundation/region/regions.ts'
import type { Cookies } from '../context.ts'
import type { Config } from '../services.ts'

/** Cookies of one request. Browsers share them between ports, so our names contain the port. */
export const cookiesOf = (
  request: Request,
  { port, origins }: Pick<Config, 'port' | 'origins'>,
): { readonly cookies: Cookies; writeTo(headers: Headers): void } => {
  const cookies = parse(request.headers.get('Cookie') ?? '')
  const fresh = new Map<string, string>()
  const cookieName = (name: string): string => `parapet-${name}-${port}`
  const secure = origins.portal[baseRegion].startsWith('https:')
  return {
    cookies: {
      get: (name) => cookies[cookieName(name)],
      set(name, value, { maxAge, path }) {
        const options = { httpOnly: true, sameSite: 'Lax', secure, maxAge, path } as const
        fresh.set(name, serialize(cookieName(name), value, options))
      },
    },
    writeTo(headers) {
      for (const line of fresh.values()) headers.append('Set-Cookie', line)
    },
  }
}
