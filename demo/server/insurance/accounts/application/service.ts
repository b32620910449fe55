import {
  applicationRules,
  type ApplicationReading,
} from '#core/insurance/accounts/application/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { TaskStopped } from '../../../kernel/offload/task-stopped.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { readAccount } from '../service.ts'
import type { UnreadableReason } from './unreadable-file.ts'
import { readApplicationTask } from './read-application.task.ts'

const unreadable = (reason: UnreadableReason): ApiError =>
  new ApiError('applicationRefused', {
    fieldErrors: [{ code: `api-errors:application.${reason}`, field: 'file' }],
  })

const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)

/** The bytes of an uploaded base64 file and its values; 400 at `file` if it cannot be read. */
export const readUpload = async (
  services: Services,
  region: Region,
  file: string,
): Promise<{ readonly bytes: Uint8Array; readonly reading: ApplicationReading }> => {
  if (!isBase64(file)) throw unreadable('broken')
  const bytes = new Uint8Array(Buffer.from(file, 'base64'))
  if (bytes.byteLength > applicationRules.maxBytes) throw unreadable('tooLarge')
  const outcome = await services.offload
    .run(readApplicationTask, { bytes, region })
    .catch((error: unknown) => {
      // the same file would fail again
      throw error instanceof TaskStopped && error.exceedsLimit ? unreadable('tooComplex') : error
    })
  if (outcome.kind === 'unreadable') throw unreadable(outcome.reason)
  return { bytes, reading: outcome.reading }
}

/** The values of an application uploaded for an account; 404 outside the viewer's scope. */
export const readApplication = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  file: string,
): Promise<ApplicationReading> => {
  const { region } = await readAccount(services, viewer, accountId)
  return (await readUpload(services, region, file)).reading
}
