import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface ApiKey {
  readonly id: string
  readonly secret: string
}

/**
 * The brokerage's server for its signed-in client: a short-lived token for that client's account.
 */
export const mintSession = async (
  portal: string,
  { id, secret }: ApiKey,
  accountId: string,
): Promise<{ readonly status: ContentfulStatusCode; readonly body: object }> => {
  const answer = await fetch(`${portal}/api/auth/v1/access`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiKeyId: id, secret, grant: { kind: 'account', id: accountId } }),
  }).catch(() => undefined)
  if (!answer?.ok) return { status: 502, body: { detail: 'The platform gave no session.' } }
  return { status: 200, body: (await answer.json()) as object }
}
