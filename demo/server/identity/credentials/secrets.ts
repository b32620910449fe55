import { hash, verify } from '@node-rs/argon2'
import type { Lane } from '../../kernel/offload/lane.ts'
import type { Services } from '../../kernel/services.ts'

/** argon2id (the package's default) at 19 MiB and two passes: about 13 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Keyboards may send `é` as one code point or as two. */
const normalized = (secret: string): string => secret.normalize('NFKC')

/**
 * Hashing runs in Node's thread pool. One hash at a time leaves the second processor free for other
 * calls. A full queue takes about a second.
 */
export const hashing: Lane = { name: 'hashing', parallel: 1, waiting: 50 }

type Hashing = Pick<Services, 'offload'>

export const hashSecret = ({ offload }: Hashing, secret: string): Promise<string> =>
  offload.inTurn(hashing, () => hash(normalized(secret), cost))

/** A hash that no password matches, so that an unknown user takes as long as a wrong password. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keS1ubw$q7mA0nRr5Wq8mF2d0sQ3mB3g8r1tJ4xk5u6v7w8x9yA'

export const secretMatches = (
  { offload }: Hashing,
  hashed: string | undefined,
  secret: string,
): Promise<boolean> => offload.inTurn(hashing, () => verify(hashed ?? nobody, normalized(secret)))
