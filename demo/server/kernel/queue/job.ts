import * as z from 'zod/mini'

/** A kind of work that happens after a commit, and the shape of its payload. */
export interface Job<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** Its name in the table of jobs: a row that waits must find it again after a restart. */
  readonly kind: string
  readonly payload: Payload
}

/** The payload of a job. */
export type PayloadOf<J extends Job> = z.output<J['payload']>

/** Declares a job. A domain that may import this one adds it to the queue by this value. */
export const job = <const Payload extends z.ZodMiniType>(
  kind: string,
  payload: Payload,
): Job<Payload> => ({ kind, payload })

/** A payload as it is stored; throws where it does not fit the job's shape. */
export const storedPayload = <Payload extends z.ZodMiniType>(
  { payload: shape }: Job<Payload>,
  payload: z.output<Payload>,
): unknown => z.encode(shape, payload)

/** A stored payload as its handler takes it; throws where another version of the server wrote another shape. */
export const readPayload = <Payload extends z.ZodMiniType>(
  { payload: shape }: Job<Payload>,
  stored: unknown,
): z.output<Payload> => z.parse(shape, stored)
