import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { product } from '../products/model.ts'

/** Path parameters of a quote with its product. */
export const quoteParams = z.object({ product, quoteId: id() })

/** Path parameter of a quote by id alone. */
export const idParams = z.object({ id: id() })
