import { ClientError, type ClientErrorFields } from '../foundation/errors/client-error.ts'

/** An error of a call that the server refused, with some fields of one's own. */
export const clientError = (fields: Partial<ClientErrorFields> = {}): ClientError =>
  new ClientError({
    code: 'invalidInput',
    phase: 'answer',
    retryable: false,
    message: 'Check the marked fields.',
    requestId: 'request-1',
    instanceId: 'instance-1',
    docsUrl: '',
    status: 400,
    fieldErrors: [],
    ...fields,
  })
