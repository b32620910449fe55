import { localeOf, regionTable, type Region } from '#core/foundation/region/regions.ts'
import type { WrittenMail } from '../mail.ts'
import type { Queue } from '../services.ts'
import type { ServerWording } from '../wording.ts'
import { mailJob } from './jobs.ts'

/** The footer of each mail: the companies and the support of a region. */
const footerOf = (wording: ServerWording, region: Region): string => {
  const t = wording.in(localeOf[region])
  const { legal, supportEmail } = regionTable[region]
  return ['-- ', ...legal.map((key) => t(key)), supportEmail].join('\n')
}

/** Queues a mail in the caller's transaction, so that it is sent only after the commit. */
export const createSend =
  (queue: Queue, wording: ServerWording) =>
  ({ region, ...mail }: WrittenMail): Promise<void> =>
    queue.enqueue(mailJob, {
      ...mail,
      text: mail.via === 'email' ? `${mail.text}\n\n${footerOf(wording, region)}` : mail.text,
    })
