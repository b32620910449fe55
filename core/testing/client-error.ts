import { ClientError, type ClientErrorFields } from '../foundation/errors/client-error.ts'

/** The error of a rejected call, with the given fields. */
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
