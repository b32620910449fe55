import { addressOfCall } from '../../platform/api/address.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { SessionServices } from '../session/services.ts'
import { exchangeSso, getSsoEnabled, getSsoStatus, startSso } from './endpoints.ts'

/** Whether the domain of an e-mail address signs in with its own identity provider. */
export const hasSso = async (
  { api }: Pick<SessionServices, 'api'>,
  username: string,
  signal?: AbortSignal,
): Promise<boolean> => {
  const { enabled } = await api.call(getSsoEnabled, { params: { username }, signal, isShown: true })
  return enabled
}

/** The address for the browser to start single sign-on; it returns to `/loading`. */
export const ssoAddress = (
  { apiBase }: Pick<SessionServices, 'apiBase'>,
  input: {
    readonly username: string
    readonly rememberDevice?: boolean
    /** A path of ours to open afterwards. */
    readonly redirectPath?: string | undefined
  },
): string =>
  addressOfCall(apiBase, startSso, {
    query: {
      username: input.username.trim(),
      rememberDevice: input.rememberDevice === true ? 'true' : undefined,
      redirectPath: input.redirectPath,
    },
  })

/**
 * The progress of this browser's single sign-on; `unknown` if the platform could not be reached.
 */
export type SsoProgress =
  | { readonly state: 'NONE' }
  | { readonly state: 'READY'; readonly redirectPath?: string | undefined }
  | {
      readonly state: 'FAILED'
      readonly message: string
      readonly redirectPath?: string | undefined
    }
  | { readonly state: 'UNKNOWN' }

const messageOf = (error: unknown, { wording }: Pick<SessionServices, 'wording'>): string =>
  error instanceof ClientError ? error.message : wording.t('common:failure.other')

/** Reads the progress of the single sign-on that this browser started. */
export const ssoProgress = async (
  platform: Pick<SessionServices, 'api' | 'wording'>,
): Promise<SsoProgress> => {
  try {
    const { state, detail, redirectPath } = await platform.api.call(getSsoStatus, { isShown: true })
    if (state !== 'FAILED') return { state, redirectPath }
    return { state, redirectPath, message: detail ?? platform.wording.t('sign-in:sso.failed') }
  } catch {
    return { state: 'UNKNOWN' }
  }
}

/** Puts the tokens of a finished single sign-on into use; returns the reason if that fails. */
export const acceptSso = async (
  platform: Pick<SessionServices, 'api' | 'session' | 'wording'>,
): Promise<{ readonly message: string } | undefined> => {
  const { api, session, wording } = platform
  try {
    session.accept(await api.call(exchangeSso, { isShown: true }))
  } catch (error) {
    return { message: messageOf(error, platform) }
  }
  return session.$status.get() === 'REJECTED'
    ? { message: wording.t('sign-in:failure.token') }
    : undefined
}
