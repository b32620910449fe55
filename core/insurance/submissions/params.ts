import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'

/** Path parameter of a submission. */
export const submissionParams = z.object({ submissionId: id() })
