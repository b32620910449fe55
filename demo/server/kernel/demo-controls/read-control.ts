import * as z from 'zod/mini'
import type { Shape } from '#core/platform/api/endpoint.ts'
import { fieldOf, maxFieldErrors, ApiError } from '../api-error.ts'
import { readJson } from '../http/body.ts'

/** The body of a control by its shape. Throws 400 with the invalid fields. */
export const readControl = async <S extends Shape>(
  shape: S,
  request: Request,
): Promise<z.output<S>> => {
  const result = z.safeParse(shape, await readJson(request))
  if (result.success) return result.data
  throw new ApiError('invalidInput', {
    fieldErrors: result.error.issues.slice(0, maxFieldErrors).map(({ path }) => ({
      code: 'invalid',
      ...(path.length > 0 && { field: fieldOf(path) }),
    })),
  })
}
