import { createRecordSessions } from '#core/identity/session/record-sessions.ts'

/**
 * Record sessions that one element opens for others on the page. They exist only in this module's
 * memory, not in frames, storage or events. Elements of another version do not share them.
 */
export const recordSessions = createRecordSessions(() => performance.now())
