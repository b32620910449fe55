import * as z from 'zod/mini'
import type { Host, KeyValue } from '../host/host.ts'
import type { Drafts } from './drafts.ts'
import { createStored, type Stored } from './stored.ts'

/** Milliseconds that a draft outlives its tab: long enough to find the mail again. */
export const linkDraftTtl = 86_400_000

/** Maximum number of drafts of all links on a device; the oldest are dropped. */
const maxDrafts = 20
/** Maximum characters of a draft shared with other tabs; longer ones stay in their own tab. */
const maxDraftLength = 50_000

const prefix = 'parapet.link-draft.'

const draft = z.object({ at: z.number(), text: z.string() })
type Draft = z.output<typeof draft>

type Place = Pick<Host, 'device' | 'time'>

const storedAt = ({ device, time }: Place, key: string): Stored<Draft> =>
  createStored({
    storage: device,
    key,
    shape: draft,
    ttl: linkDraftTtl,
    wallClock: () => time.wallClock(),
  })

const keysOf = (device: KeyValue): readonly string[] =>
  device.keys().filter((key) => key.startsWith(prefix))

/** Removes expired drafts, and the oldest beyond the maximum. */
export const pruneLinkDrafts = (place: Place): void => {
  const byAge = keysOf(place.device)
    .map((key) => ({ key, at: storedAt(place, key).read()?.at ?? -Infinity }))
    .toSorted((a, b) => b.at - a.at)
  for (const [index, { key, at }] of byAge.entries())
    if (at === -Infinity || index >= maxDrafts) place.device.remove(key)
}

/** Removes the drafts of an expired link, or all drafts when the user has signed out. */
export const clearLinkDrafts = (device: KeyValue, workflowId?: string): void => {
  const ofLink = workflowId === undefined ? prefix : `${prefix}${workflowId}.`
  for (const key of keysOf(device)) if (key.startsWith(ofLink)) device.remove(key)
}

/**
 * Drafts on the page of a mailed link. Each tab has its own; the last changed one is also stored on
 * the device, for a tab that opens the same link again. Links have separate drafts, even to the
 * same record.
 */
export const linkDrafts = (
  host: Pick<Host, 'tab' | 'device' | 'channel' | 'time'>,
  workflowId: string,
): Drafts => {
  const { tab, device, time } = host
  const channelName = `parapet-drafts ${workflowId}`
  const shared = (key: string): Stored<Draft> => storedAt(host, `${prefix}${workflowId}.${key}`)

  const announce = (): void => {
    const channel = host.channel(channelName)
    channel.post('changed')
    channel.close()
  }

  return {
    get: (key) => tab.get(key) ?? shared(key).read()?.text,
    set(key, text) {
      tab.set(key, text)
      if (text.length > maxDraftLength) return
      shared(key).write({ at: time.wallClock(), text })
      pruneLinkDrafts({ device, time })
      announce()
    },
    remove(key) {
      tab.remove(key)
      shared(key).drop()
      announce()
    },
    other(key) {
      const own = tab.get(key)
      const last = shared(key).read()?.text
      return own === undefined || own === last ? undefined : last
    },
    announce,
    onChange(listener) {
      const channel = host.channel(channelName)
      const stop = channel.listen(listener)
      return () => {
        stop()
        channel.close()
      }
    },
  }
}
