import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { product } from '../products/model.ts'

/** The quote in the path of a call, with its product. */
export const quoteParams = z.object({ product, quoteId: id() })

/** The quote in the path of a call, by its id alone. */
export const idParams = z.object({ id: id() })
