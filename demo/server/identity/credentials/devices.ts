import { and, eq, gt, lte } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/one-time-token.ts'
import type { Services } from '../../kernel/services.ts'
import { rememberedDevices } from './tables.ts'

/** Days that a device is remembered and needs no code. */
const remembered = 30
const day = 86_400

const cookie = { name: 'device', path: '/api/auth/v1/login' } as const

/** Whether the browser is remembered for the user. */
export const isRemembered = async (
  { services, cookies }: Pick<Context, 'services' | 'cookies'>,
  userId: string,
): Promise<boolean> => {
  const token = cookies.get(cookie.name)
  if (!token) return false
  const [row] = await services.database
    .handle()
    .select({ userId: rememberedDevices.userId })
    .from(rememberedDevices)
    .where(
      and(
        eq(rememberedDevices.hash, hashOfToken(token)),
        eq(rememberedDevices.userId, userId),
        gt(rememberedDevices.expires, services.clock.now()),
      ),
    )
  return row !== undefined
}

/**
 * Remembers the browser for the user under a new token. Other users of the browser stay remembered.
 */
export const rememberDevice = async (
  { services, cookies }: Pick<Context, 'services' | 'cookies'>,
  userId: string,
): Promise<void> => {
  const { token, hash } = newToken()
  const before = cookies.get(cookie.name)
  const now = services.clock.now()
  const expires = new Date(now.getTime() + remembered * day * 1000)
  await services.database.transaction(async () => {
    const handle = services.database.handle()
    await handle.delete(rememberedDevices).where(lte(rememberedDevices.expires, now))
    if (before) {
      const ofBrowser = eq(rememberedDevices.hash, hashOfToken(before))
      await handle.update(rememberedDevices).set({ hash }).where(ofBrowser)
    }
    await handle
      .insert(rememberedDevices)
      .values({ hash, userId, expires })
      .onConflictDoUpdate({
        target: [rememberedDevices.hash, rememberedDevices.userId],
        set: { expires },
      })
  })
  cookies.set(cookie.name, token, { maxAge: remembered * day, path: cookie.path })
}

/** Removes all remembered browsers of a user. Call it when the password or the factor changes. */
export const forgetDevices = async ({ database }: Services, userId: string): Promise<void> => {
  await database.handle().delete(rememberedDevices).where(eq(rememberedDevices.userId, userId))
}
