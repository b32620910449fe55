import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'

/** The submission in the path of a call. */
export const submissionParams = z.object({ submissionId: id() })
