import { createRecordSessions } from '#core/identity/session/record-sessions.ts'

/**
 * Sessions of single records that one element of this page opened for the others. In this module's
 * memory, out of reach of frames, storage and events; elements of another version do not share it.
 */
export const recordSessions = createRecordSessions(() => performance.now())
