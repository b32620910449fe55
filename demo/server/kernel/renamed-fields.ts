import { ApiError } from './api-error.ts'

/** An error of input with its fields called as another form calls them; any other error as it is. */
export const renamedFields = (error: unknown, nameOf: (field: string) => string): unknown => {
  if (!(error instanceof ApiError) || error.code !== 'invalidInput') return error
  const { params } = error
  const fieldErrors = error.fieldErrors.map(({ field = '', ...rest }) => ({
    ...rest,
    field: nameOf(field),
  }))
  return new ApiError('invalidInput', { params, fieldErrors })
}
