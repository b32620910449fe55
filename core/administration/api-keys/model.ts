import * as z from 'zod/mini'
import { boundedList, boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'
import {
  keyKinds,
  keyModes,
  keyStates,
  mostOrigins,
  overlapHours,
} from '../../identity/access/modes.ts'
import { canonicalOrigin, longestOrigin } from '../../identity/access/origin.ts'

/** An origin as browsers send it; what a key may have depends on its mode (`originError`). */
export const originText = boundedText(longestOrigin).check(z.overwrite(canonicalOrigin))

const origins = boundedList(originText, mostOrigins)

/** What tells the keys of an agency apart. */
export const keyName = requiredText(80).check(oneLine)

/** A key of an agency. */
export const accessKey = z.object({
  id: z.string(),
  name: z.string(),
  kind: openEnum(keyKinds),
  mode: openEnum(keyModes),
  state: openEnum(keyStates),
  /** What a page or a server names it by; the secret of an API key is not readable. */
  key: z.string(),
  /** Pages that may use it; none for an API key. */
  origins: z.array(z.string()),
  /** Pages of the demo that may use it, too; they follow from its address and cannot be changed. */
  demoOrigins: z.optional(z.array(z.string())),
  created: z.iso.datetime(),
  /** To the minute; absent before the first use. */
  lastUsed: z.optional(z.iso.datetime()),
  /** Until when the key, or secret, before the last rotation works. */
  previousEnds: z.optional(z.iso.datetime()),
})
export type AccessKey = z.output<typeof accessKey>

/** A new key. */
export const newKey = z.object({
  name: keyName,
  kind: z.enum(keyKinds),
  mode: z.enum(keyModes),
  origins,
})
export type NewKey = z.output<typeof newKey>

/** A changed key; kind and mode never change. */
export const changedKey = z.object({ name: keyName, origins })

export const addedOrigin = z.object({ origin: originText })

/** How long the key or secret before a rotation keeps working. */
export const rotation = z.object({ overlapHours: z.literal(overlapHours) })

/** A created or rotated key. The secret is in this answer only. */
export const issuedKey = z.object({
  id: z.string(),
  name: z.string(),
  kind: openEnum(keyKinds),
  mode: openEnum(keyModes),
  key: z.string(),
  secret: z.optional(z.string()),
  previousEnds: z.optional(z.iso.datetime()),
})
export type IssuedKey = z.output<typeof issuedKey>

/** Calls of one origin that a key did not have, counted over a day. */
export const refusedOrigin = z.object({
  id: z.string(),
  keyId: z.string(),
  keyName: z.string(),
  mode: openEnum(keyModes),
  origin: z.string(),
  count: z.int(),
  last: z.iso.datetime(),
})
export type RefusedOrigin = z.output<typeof refusedOrigin>
