import type { Task } from '../../../kernel/offload/task.ts'
import type { Outcome, UploadedApplication } from './read-application.ts'

/** Reads an uploaded application. Bound its bytes first. */
export const readApplicationTask: Task<UploadedApplication, Outcome> = {
  name: 'readApplication',
  limit: 5_000,
  work: async (uploaded) => (await import('./read-application.ts')).readUploaded(uploaded),
}
