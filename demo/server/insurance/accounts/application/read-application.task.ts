import { task } from '../../../kernel/offload/task.ts'
import type { Outcome, UploadedApplication } from './read-application.ts'

/** Reads an uploaded application. Limit its size first. */
export const readApplicationTask = task(import.meta.url, {
  name: 'read-application',
  limit: 5_000,
  work: async (uploaded: UploadedApplication): Promise<Outcome> =>
    (await import('./read-application.ts')).readUploaded(uploaded),
})
