import { hash, verify } from '@node-rs/argon2'

/** argon2id (the package's default) at 19 MiB and two passes: about 13 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Keyboards write the same character in several ways: `é` as one code or as two. */
const typed = (secret: string): string => secret.normalize('NFKC')

export const hashSecret = (secret: string): Promise<string> => hash(typed(secret), cost)

/** A hash that nothing matches: an unknown user costs as much time as a wrong password. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keS1ubw$q7mA0nRr5Wq8mF2d0sQ3mB3g8r1tJ4xk5u6v7w8x9yA'

export const secretMatches = (hashed: string | undefined, secret: string): Promise<boolean> =>
  verify(hashed ?? nobody, typed(secret))
