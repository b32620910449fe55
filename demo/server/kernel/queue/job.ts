import * as z from 'zod/mini'

/** A kind of work that happens after a commit, with the shape of its payload. */
export interface Job<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /**
   * Its name in the table of jobs. Must not change, because waiting rows have it after a restart.
   */
  readonly kind: string
  readonly payload: Payload
}

/** The payload of a job. */
export type PayloadOf<J extends Job> = z.output<J['payload']>

/** Declares a job. Domains that may import it queue it by this value. */
export const job = <const Payload extends z.ZodMiniType>(
  kind: string,
  payload: Payload,
): Job<Payload> => ({ kind, payload })

/** A payload in its stored form. Throws if it does not match the job's shape. */
export const storedPayload = <Payload extends z.ZodMiniType>(
  { payload: shape }: Job<Payload>,
  payload: z.output<Payload>,
): unknown => z.encode(shape, payload)

/** Decodes a stored payload. Throws if another version of the server wrote a different shape. */
export const readPayload = <Payload extends z.ZodMiniType>(
  { payload: shape }: Job<Payload>,
  stored: unknown,
): z.output<Payload> => z.parse(shape, stored)
