import type { Stop } from '#core/foundation/host/host.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'

/** The last page of a single sign-on in its own window. */
export const signedInPath = '/signed-in'

const channelName = 'parapet.sso'

/** Announces to the waiting tab that the window's single sign-on has ended. */
export const announceSsoEnd = ({ host }: Pick<Portal, 'host'>): void => {
  const channel = host.channel(channelName)
  channel.post('ended')
  channel.close()
}

/** Listens for the end of a single sign-on in another window. */
export const onSsoEnd = ({ host }: Pick<Portal, 'host'>, listener: () => void): Stop => {
  const channel = host.channel(channelName)
  const stop = channel.listen(listener)
  return () => {
    stop()
    channel.close()
  }
}
