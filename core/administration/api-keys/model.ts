import * as z from 'zod/mini'
import { boundedList, boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'
import {
  keyKinds,
  keyModes,
  keyStates,
  maxOrigins,
  overlapHours,
} from '../../identity/access/modes.ts'
import { canonicalOrigin, maxOriginLength } from '../../identity/access/origin.ts'

/**
 * An origin in the form that browsers send; its mode restricts the origins of a key
 * (`originError`).
 */
export const originText = boundedText(maxOriginLength).check(z.overwrite(canonicalOrigin))

const origins = boundedList(originText, maxOrigins)

/** The name that distinguishes the keys of an agency. */
export const keyName = requiredText(80).check(oneLine)

/** A key of an agency. */
export const accessKey = z.object({
  id: z.string(),
  name: z.string(),
  kind: openEnum(keyKinds),
  mode: openEnum(keyModes),
  state: openEnum(keyStates),
  /** The identifier that pages and servers send; the secret of an API key is not readable. */
  key: z.string(),
  /** Pages that may use it; empty for an API key. */
  origins: z.array(z.string()),
  /** Pages of the demo that may use it too; derived from its address and read-only. */
  demoOrigins: z.optional(z.array(z.string())),
  created: z.iso.datetime(),
  /** To the minute; absent before the first use. */
  lastUsed: z.optional(z.iso.datetime()),
  /** When the key or secret from before the last rotation stops working. */
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

/** How long the previous key or secret works after a rotation. */
export const rotation = z.object({ overlapHours: z.literal(overlapHours) })

/** A created or rotated key. The secret is returned only here. */
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

/** Calls from one origin that a key does not list, counted over a day. */
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
