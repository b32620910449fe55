import { ApiError } from './api-error.ts'

/** An input error with its fields renamed to those of another form. Other errors are unchanged. */
export const renamedFields = (error: unknown, nameOf: (field: string) => string): unknown => {
  if (!(error instanceof ApiError) || error.code !== 'invalidInput') return error
  const { params } = error
  const fieldErrors = error.fieldErrors.map(({ field = '', ...rest }) => ({
    ...rest,
    field: nameOf(field),
  }))
  return new ApiError('invalidInput', { params, fieldErrors })
}
