import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { listQuery } from '../api/lists.ts'

/** The records to count: those of a list call with this filter. */
export const countQuery = z.object({ filter: listQuery.shape.filter })

/** The number of records in each status. */
/*@__NO_SIDE_EFFECTS__*/
export const statusCountsOf = <const Statuses extends readonly [string, ...string[]]>(
  statuses: Statuses,
) =>
  z.object({
    counts: z.array(
      z.object({
        status: openEnum(statuses),
        count: z.int(),
        /** Whether there are more: counts stop at the limit of lists. */
        isLowerBound: z.boolean(),
      }),
    ),
  })

/** A call that counts the records of a list by their status. */
export type StatusCountEndpoint = Endpoint & {
  readonly query: typeof countQuery
  readonly answer: z.ZodMiniType<{
    readonly counts: readonly {
      readonly status: string
      readonly count: number
      readonly isLowerBound: boolean
    }[]
  }>
}
